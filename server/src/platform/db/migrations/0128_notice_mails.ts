import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table portal.notice_choice (
    user_id text not null,
    topic text not null check (topic in ('licenses', 'orders', 'cards', 'emi')),
    way text not null check (way in ('at_once', 'daily', 'none')),
    primary key (user_id, topic)
  )`,
  // The key makes notice mails idempotent across processes.
  `create table manager.notice_mail (
    user_id text not null,
    notice_id text not null,
    at timestamptz not null,
    primary key (user_id, notice_id)
  )`,
  'create index notice_mail_at on manager.notice_mail (at)',
  `create table portal.card_end (
    user_id text not null,
    card_id text not null,
    brand text not null,
    last4 text not null,
    expiry text not null,
    primary key (user_id, card_id)
  )`,
];

/** Mail preferences for notices, mailed notices, and expiry dates of cards. */
export const noticeMails: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

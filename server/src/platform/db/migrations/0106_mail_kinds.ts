import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // The kind of older mails no longer matters.
  "alter table portal.mail_outbox add column kind text not null default 'order'",
  'alter table portal.mail_outbox alter column kind drop default',
  // Pictures are deleted when the mail is sent.
  `create table portal.mail_picture (
    mail_id text not null references portal.mail_outbox (id) on delete cascade,
    name text not null,
    png text not null,
    primary key (mail_id, name)
  )`,
];

/** A mail's kind and pictures. */
export const mailKindsAndPictures: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

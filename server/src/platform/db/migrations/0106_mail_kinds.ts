import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Mails from before were about orders or registrations; which, nobody asks any more.
  "alter table portal.mail_outbox add column kind text not null default 'order'",
  'alter table portal.mail_outbox alter column kind drop default',
  // Pictures go with the mail and are dropped when it is sent.
  `create table portal.mail_picture (
    mail_id text not null references portal.mail_outbox (id) on delete cascade,
    name text not null,
    png text not null,
    primary key (mail_id, name)
  )`,
];

/** What a mail is about, and the pictures in it. */
export const mailKindsAndPictures: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

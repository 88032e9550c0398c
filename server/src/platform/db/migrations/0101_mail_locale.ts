import { sql, type Kysely, type Migration } from 'kysely';

/** A mail's language, also of the sender's name; older mails have been sent already. */
export const mailLocale: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        `alter table portal.mail_outbox add column locale text not null default 'en'
        check (locale in ('en', 'ja'))`,
      )
      .execute(db);
  },
};

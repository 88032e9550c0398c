import { sql, type Kysely, type Migration } from 'kysely';

/** A mail's language, which its sender's name is written in; mails from before are sent already. */
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

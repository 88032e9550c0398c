import { sql, type Kysely, type Migration } from 'kysely';

/** The browser of a registration, which signs in without the password once it is confirmed there. */
export const firstSignIn: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      alter table accounts.registration
        add column browser_hash text,
        add column sign_in_until timestamptz
    `.execute(db);
    await sql`
      create index registration_first_sign_in on accounts.registration (browser_hash)
        where sign_in_until is not null
    `.execute(db);
  },
};

import { sql, type Kysely, type Migration } from 'kysely';

/** Challenges of sign-ins that begin with a passkey, whose person is not known yet. */
export const passkeySignIn: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table accounts.passkey_challenge alter column account_id drop not null`.execute(
      db,
    );
  },
};

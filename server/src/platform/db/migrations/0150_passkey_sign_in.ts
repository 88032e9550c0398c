import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Challenges of sign-ins that begin with a passkey, whose person is not known yet, and the passkeys
 * that may sign in alone.
 */
export const passkeySignIn: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table accounts.passkey_challenge alter column account_id drop not null`.execute(
      db,
    );
    await sql`alter table accounts.passkey add column is_verified boolean not null default false`.execute(
      db,
    );
  },
};

import { sql, type Kysely, type Migration } from 'kysely';

/** Proofs that a person signing in with a provider owns an account. */
export const joiningProofs: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        'alter table accounts.sso_attempt add column proved_account text, add column mail_token_hash text',
      )
      .execute(db);
  },
};

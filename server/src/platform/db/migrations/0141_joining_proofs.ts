import { sql, type Kysely, type Migration } from 'kysely';

/** How somebody who comes by a provider shows that an account is theirs. */
export const joiningProofs: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        'alter table accounts.sso_attempt add column proved_account text, add column mail_token_hash text',
      )
      .execute(db);
  },
};

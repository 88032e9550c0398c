import { sql, type Kysely, type Migration } from 'kysely';

/** The last proof of identity in a session at accounts. */
export const sessionProofs: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        `create table accounts.session_proof (
          session_uid text primary key,
          proved_at timestamptz not null
        )`,
      )
      .execute(db);
  },
};

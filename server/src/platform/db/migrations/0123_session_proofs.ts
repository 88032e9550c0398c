import { sql, type Kysely, type Migration } from 'kysely';

/** When the person of a session at accounts last proved who they are. */
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

import { sql, type Kysely, type Migration } from 'kysely';

/** The second factor last used in a session. */
export const factorProofs: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw('alter table accounts.session_proof add column factor_kind text').execute(db);
  },
};

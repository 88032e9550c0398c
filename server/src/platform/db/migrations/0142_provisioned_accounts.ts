import { sql, type Kysely, type Migration } from 'kysely';

/** The team that provisioned an account. */
export const provisionedAccounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw('alter table accounts.account add column provisioned_by text').execute(db);
  },
};

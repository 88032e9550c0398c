import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  'alter table manager.user_ref add column staff boolean not null default false',
  `update manager.user_ref set staff = true
  where id in (select account_id from accounts.staff)`,
];

/** The staff mark at the manager. */
export const staffAtManager: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

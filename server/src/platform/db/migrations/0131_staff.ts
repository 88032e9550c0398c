import { sql, type Kysely, type Migration } from 'kysely';

/** Staff of the vendor. */
export const staff: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        `create table accounts.staff (
          account_id text primary key references accounts.account on delete cascade,
          marked_at timestamptz not null
        )`,
      )
      .execute(db);
  },
};

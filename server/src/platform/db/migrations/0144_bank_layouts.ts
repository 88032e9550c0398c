import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Which column is what in statements of banks that do not tell it, as operators have said; and which
 * lines have a digest of the payer as it is read from now on.
 */
export const bankLayouts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        `create table manager.bank_layout (
          signature text primary key,
          layout jsonb not null,
          said_at timestamptz not null
        )`,
      )
      .execute(db);
    await sql.raw('alter table manager.bank_line add column reader smallint').execute(db);
  },
};

import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Column layouts of bank statements, as entered by operators, and which lines have a digest with
 * the normalised payer.
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

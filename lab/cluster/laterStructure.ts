import { sql, type Kysely, type Migration } from 'kysely';
import type { Database } from '@portal/server/src/platform/db/Database.ts';
import { migrations } from '@portal/server/src/platform/db/migrations/index.ts';

/**
 * The migrations of a version to come that expands every table that this one has: by a column that
 * may be empty and one with a default. Each table has a migration of its own.
 */
export async function laterStructure(
  db: Kysely<Database>,
): Promise<Readonly<Record<string, Migration>>> {
  const { rows } = await sql<{ readonly name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and not relispartition
      and relnamespace in ('portal'::regnamespace, 'accounts'::regnamespace, 'manager'::regnamespace)
    order by 1`.execute(db);
  const expanding = rows.map(({ name }, index): [string, Migration] => [
    `${String(9000 + index)}_expand`,
    {
      up: async (trx) => {
        await sql`alter table ${sql.raw(name)} add column later text,
          add column later_count integer not null default 0`.execute(trx);
      },
    },
  ]);
  return { ...migrations, ...Object.fromEntries(expanding) };
}

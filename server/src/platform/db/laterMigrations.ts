import { sql, type Kysely } from 'kysely';
import { ConfigurationError } from '../errors.ts';
import type { Database } from './Database.ts';

export const numberOf = (name: string): number => Number(name.slice(0, 4));

/**
 * The name of a migration that removes what an earlier version needs ends in `_needs_` and the
 * number of the newest migration of the first version that can do without. 0 if nothing is removed.
 */
export const neededBy = (name: string): number => Number(/_needs_(\d{4})$/.exec(name)?.[1] ?? 0);

/**
 * @param known names of this version's migrations
 * @returns migrations that a newer version has run
 * @throws ConfigurationError when this version cannot work with their result
 */
export async function laterMigrations(
  db: Kysely<Database>,
  known: readonly string[],
): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ readonly exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (tables[0]?.exists !== true) return [];
  const { rows } = await sql<{ readonly name: string }>`
    select name from kysely_migration order by name`.execute(db);
  const later = rows.map(({ name }) => name).filter((name) => !known.includes(name));
  const newest = Math.max(...known.map(numberOf));
  const refusing = later.find((name) => neededBy(name) > newest);
  if (refusing !== undefined) {
    throw new ConfigurationError(
      `A newer version of the portal has taken away from the database what this one needs (${refusing}). Start a version that has migration ${String(neededBy(refusing)).padStart(4, '0')}, or put a backup back.`,
    );
  }
  return later;
}

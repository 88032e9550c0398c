import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

/** The kinds of which a job can be fetched now, by the condition by which the library fetches. */
export async function dueJobNames(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select distinct name from pgboss.job where state < 'active' and start_after < now()
  `.execute(db);
  return rows.map(({ name }) => name);
}

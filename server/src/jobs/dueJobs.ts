import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

interface DueJobs {
  /** The kinds of which a job can be fetched now. */
  readonly names: readonly string[];
  /** Milliseconds until the next job can be; `Infinity` when none waits. */
  readonly nextMs: number;
}

/** When jobs that wait are due, by the condition by which the library fetches them. */
export async function dueJobs(db: Kysely<Database>): Promise<DueJobs> {
  const { rows } = await sql<{ readonly name: string; readonly ms: number }>`
    select name, (extract(epoch from min(start_after) - now()) * 1000)::float8 as ms
    from pgboss.job where state < 'active' group by name
  `.execute(db);
  const isDue = ({ ms }: { readonly ms: number }) => ms < 0;
  return {
    names: rows.filter(isDue).map(({ name }) => name),
    // A moment later, since what begins this very moment cannot be fetched yet.
    nextMs: Math.min(...rows.filter((row) => !isDue(row)).map(({ ms }) => Math.ceil(ms) + 1)),
  };
}

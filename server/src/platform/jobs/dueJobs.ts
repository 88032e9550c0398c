import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

interface DueJobs {
  /** Kinds with a job that can be fetched now. */
  readonly names: readonly string[];
  /** Milliseconds until the next job is due; `Infinity` without one. */
  readonly nextMs: number;
}

/** When waiting jobs are due, by the library's own fetch condition. */
export async function dueJobs(db: Kysely<Database>): Promise<DueJobs> {
  const { rows } = await sql<{
    readonly name: string;
    readonly is_due: boolean;
    readonly next_ms: number | null;
  }>`
    select name, bool_or(start_after < now()) as is_due,
      (extract(epoch from min(start_after) filter (where start_after >= now()) - now())
        * 1000)::float8 as next_ms
    from pgboss.job where state < 'active' group by name
  `.execute(db);
  return {
    names: rows.filter(({ is_due }) => is_due).map(({ name }) => name),
    // A moment later, because a job due at this very moment cannot be fetched yet.
    nextMs: Math.min(...rows.map(({ next_ms }) => Math.ceil(next_ms ?? Infinity) + 1)),
  };
}

interface Backlog {
  /** Waiting and running jobs. */
  readonly waiting: number;
  /** Age of the longest-due fetchable job; 0 without one. */
  readonly oldestMs: number;
}

export async function backlog(db: Kysely<Database>): Promise<Backlog> {
  const { rows } = await sql<{ readonly waiting: number; readonly oldest_ms: number }>`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state < 'active' and start_after < now())) * 1000, 0)::float8 as oldest_ms
    from pgboss.job where state < 'completed'
  `.execute(db);
  const [{ waiting, oldest_ms } = { waiting: 0, oldest_ms: 0 }] = rows;
  return { waiting, oldestMs: oldest_ms };
}

import { sql } from 'kysely';
import type { Deps, Workers } from '../platform/Deps.ts';
import { defineJob } from '../platform/jobs/Queue.ts';
import { isWalHeld } from '../platform/db/holdingWal.ts';

const careJob = defineJob('database.care', 0);

/** Four WAL segments: bounds recovery after a crash, and the size of a backup. */
const mostLogBytes = 64 * 1024 * 1024;

/**
 * Replaces PostgreSQL's autovacuum and checkpointer, which a single embedded process lacks: without
 * them the WAL would grow until the next start, and tables with every update.
 */
export const embeddedCare: Workers = (deps) => {
  if (deps.config.databaseUrl !== undefined) return;
  deps.queue.schedule(careJob, '*/10 * * * *', () => careFor(deps));
};

/** Vacuums tables one at a time, and checkpoints a long WAL. */
export async function careFor(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  mostBytes = mostLogBytes,
): Promise<void> {
  // Flushes the statistics, which are otherwise updated at most once a second.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  // Autovacuum's defaults: a fifth of the table plus fifty rows.
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, relname) as name
    from pg_stat_user_tables
    where greatest(n_dead_tup, n_mod_since_analyze) > 50 + 0.2 * n_live_tup
    order by 1`.execute(db);
  for (const { name } of tables) await sql`vacuum (analyze) ${sql.raw(name)}`.execute(db);
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
    from pg_control_checkpoint()`.execute(db);
  const bytes = rows[0]?.bytes ?? 0;
  if (bytes > mostBytes && !isWalHeld()) await sql`checkpoint`.execute(db);
  log.debug({ tables: tables.length, bytes }, 'the embedded database was cared for');
}

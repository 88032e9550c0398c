import { sql, type Kysely } from 'kysely';
import type { Database } from './Database.ts';

/**
 * Waits until no other transaction does the work of that name, on any process; the next one may
 * when this transaction ends. For work on more than a row that could be locked.
 */
export async function lockFor(trx: Kysely<Database>, work: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${work}, 0))`.execute(trx);
}

import { sql, type Kysely } from 'kysely';
import type { Database } from './Database.ts';

/**
 * Takes a named advisory lock until the transaction ends, across processes. For work on more than a
 * row that could be locked.
 */
export async function lockFor(trx: Kysely<Database>, work: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${work}, 0))`.execute(trx);
}

import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import type { Reading } from '../../db/Reading.ts';
import { batchRows, type Pace } from './Pace.ts';
import { readBatches } from './readBatches.ts';

/** Where the rows of a long answer lie. */
export interface RowSource {
  readonly db: Kysely<Database>;
  readonly reading: Reading;
}

/**
 * Rows as `readBatches` gives them, none older than the call: the first batch from the database
 * itself, so that a short answer waits for nothing, the others from the standby for reading once it
 * has all that was written by then. What the standby does not answer is read from the database, with
 * all that follows.
 */
export async function* readLong<Row>(
  { db, reading }: RowSource,
  pace: Pace,
  read: (from: Kysely<Database>, after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void, undefined> {
  let standby: Kysely<Database> | undefined;
  let isFirst = true;
  const batches = readBatches<Row>(pace, async (after, limit) => {
    if (!standby) return read(db, after, limit);
    try {
      return await read(standby, after, limit);
    } catch {
      // It is away, or has cancelled the statement to go on replaying. What else failed fails again.
      standby = undefined;
      return read(db, after, limit);
    }
  });
  for await (const batch of batches) {
    yield batch;
    // Between two turns: nobody waits for the standby but this answer.
    if (isFirst && batch.length === batchRows) standby = await reading.caughtUp();
    isFirst = false;
  }
}

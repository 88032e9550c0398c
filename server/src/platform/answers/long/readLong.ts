import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import type { Reading } from '../../db/Reading.ts';
import { batchRows, type Pace } from './Pace.ts';
import { readBatches } from './readBatches.ts';

/** Sources of the rows of a long response. */
export interface RowSource {
  readonly db: Kysely<Database>;
  readonly reading: Reading;
}

/**
 * Reads rows like `readBatches`, none older than the call. The first batch comes from the primary,
 * so that a short response never waits. The others come from the standby once it has replayed what
 * was written by then. A failure of the standby switches the rest to the primary.
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
      // The standby is away or cancelled the query to go on replaying. Other errors repeat below.
      standby = undefined;
      return read(db, after, limit);
    }
  });
  for await (const batch of batches) {
    yield batch;
    // Between turns, so that only this response waits for the standby.
    if (isFirst && batch.length === batchRows) standby = await reading.caughtUp();
    isFirst = false;
  }
}

import { batchRows, type Pace } from './Pace.ts';

/**
 * Rows of any number, read in batches, each when it is asked for and its turn has come. Rows that
 * are there from beginning to end come once, whatever is added, changed or taken away meanwhile; no
 * connection is held between batches.
 *
 * @param read the first `limit` rows behind the row `after`, in an order of keys that never change
 */
export async function* readBatches<Row>(
  pace: Pace,
  read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void, undefined> {
  let batch: readonly Row[];
  let after: Row | undefined;
  do {
    batch = await pace.piece(() => read(after, batchRows));
    yield batch;
    after = batch.at(-1);
  } while (batch.length === batchRows);
}

/** Splits rows that are all there already into batches. */
export async function* cutBatches<Row>(
  pace: Pace,
  rows: readonly Row[],
): AsyncGenerator<readonly Row[], void, undefined> {
  for (let start = 0; start < rows.length; start += batchRows) {
    yield await pace.piece(() => Promise.resolve(rows.slice(start, start + batchRows)));
  }
}

/** Collects all rows of some batches. */
export async function collectBatches<Row>(batches: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
}

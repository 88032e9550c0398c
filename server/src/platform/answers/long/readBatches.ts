import { batchRows, type Pace } from './Pace.ts';

/**
 * Reads any number of rows in batches, each on demand and in its turn. A row that exists throughout
 * is yielded exactly once, whatever is inserted, changed or deleted meanwhile. No connection is
 * held between batches.
 *
 * @param read the first `limit` rows after the row `after`, ordered by an immutable key
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

/** Splits rows already in memory into batches. */
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

/** Maps batches of stored rows to batches of wire rows. */
export async function* presentBatches<From, To>(
  batches: AsyncIterable<readonly From[]>,
  present: (row: From) => To,
): AsyncGenerator<readonly To[], void, undefined> {
  for await (const batch of batches) yield batch.map((row) => present(row));
}

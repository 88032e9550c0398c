import { describe, expect, it } from '@jest/globals';
import { AbandonedError } from '../../errors.ts';
import { aPace } from '../../../testing/builders/aPace.ts';
import { batchRows, Pace, shortListRows } from './Pace.ts';
import { collectBatches, cutBatches, readBatches } from './readBatches.ts';
import { Turns } from './Turns.ts';

const numbers = Array.from({ length: 3 * batchRows + 1 }, (_, index) => index);
/** Reads the current content of a table of numbers. */
const from = (table: readonly number[]) => (after: number | undefined, limit: number) =>
  Promise.resolve(table.filter((n) => n > (after ?? -1)).slice(0, limit));

describe('readBatches', () => {
  it.each([0, 1, batchRows, batchRows + 1, numbers.length])(
    'reads all of %d rows',
    async (count) => {
      const table = numbers.slice(0, count);
      expect(await collectBatches(readBatches(aPace(), from(table)))).toEqual(table);
    },
  );

  it('reads each batch on demand and stops when the reader is gone', async () => {
    const leaving = new AbortController();
    let reads = 0;
    const batches = readBatches<number>(aPace(leaving), (after, limit) => {
      reads += 1;
      return from(numbers)(after, limit);
    });
    await batches.next();
    await batches.next();
    expect(reads).toBe(2);
    leaving.abort();
    await expect(batches.next()).rejects.toBeInstanceOf(AbandonedError);
    expect(reads).toBe(2);
  });

  it('yields every persistent row once despite concurrent inserts and deletes', async () => {
    const table = [...numbers];
    const seen: number[] = [];
    for await (const batch of readBatches(aPace(), from(table))) {
      seen.push(...batch);
      // Remove one row that was read and one that was not.
      table.splice(table.indexOf(seen[0] ?? NaN), 1);
      table.splice(table.indexOf((seen.at(-1) ?? NaN) + 2), 1);
      table.push(numbers.length + table.length);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(table.filter((n) => n < numbers.length && !seen.includes(n))).toEqual([]);
  });
});

describe('cutBatches', () => {
  it('passes rows on in batches', async () => {
    const sizes: number[] = [];
    for await (const batch of cutBatches(aPace(), numbers)) sizes.push(batch.length);
    expect(sizes).toEqual([batchRows, batchRows, batchRows, 1]);
  });
});

describe('Pace', () => {
  it('waits for its session once it has more rows than a short list', async () => {
    let waits = 0;
    const enter = () => {
      waits += 1;
      return Promise.resolve();
    };
    const { signal } = new AbortController();
    const pace = new Pace({ turns: new Turns(), signal, enter });
    await pace.add(shortListRows);
    expect(waits).toBe(0);
    await pace.add(1);
    await pace.add(1);
    expect(waits).toBe(1);
  });
});

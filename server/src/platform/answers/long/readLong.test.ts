import { describe, expect, it } from '@jest/globals';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database } from '../../db/Database.ts';
import { aPace } from '../../../testing/builders/aPace.ts';
import { batchRows } from './Pace.ts';
import { collectBatches } from './readBatches.ts';
import { readLong } from './readLong.ts';

const aDatabase = () =>
  new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
const db = aDatabase();
const standby = aDatabase();
const numbers = Array.from({ length: 4 * batchRows + 1 }, (_none, index) => index);

/** Reads `count` numbers. @returns the source of each batch */
async function readFrom(
  count: number,
  { caughtUp, standbyFailsAt }: { caughtUp: boolean; standbyFailsAt?: number },
): Promise<readonly string[]> {
  const from: string[] = [];
  const reading = {
    db: () => db,
    caughtUp: () => {
      from.push('asked');
      return Promise.resolve(caughtUp ? standby : undefined);
    },
    lagSeconds: () => undefined,
  };
  const table = numbers.slice(0, count);
  const rows = readLong<number>({ db, reading }, aPace(), (source, after = -1, limit) => {
    const isStandby = source === standby;
    if (isStandby && after >= (standbyFailsAt ?? Infinity))
      throw new Error('conflict with recovery');
    from.push(isStandby ? 'standby' : 'database');
    return Promise.resolve(table.filter((n) => n > after).slice(0, limit));
  });
  expect(await collectBatches(rows)).toEqual(table);
  return from;
}

describe('readLong', () => {
  it('reads a short answer from the primary without asking the standby', async () => {
    expect(await readFrom(batchRows - 1, { caughtUp: true })).toEqual(['database']);
  });

  it('reads a long one from the standby after its first batch', async () => {
    const from = await readFrom(numbers.length, { caughtUp: true });
    expect(from).toEqual(['database', 'asked', ...Array<string>(4).fill('standby')]);
  });

  it('reads everything from the primary when the standby has not caught up', async () => {
    const from = await readFrom(numbers.length, { caughtUp: false });
    expect(from).toEqual(['database', 'asked', ...Array<string>(4).fill('database')]);
  });

  it('falls back to the primary when the standby fails, without losing or repeating a row', async () => {
    const from = await readFrom(numbers.length, {
      caughtUp: true,
      standbyFailsAt: 2 * batchRows - 1,
    });
    expect(from).toEqual(['database', 'asked', 'standby', 'database', 'database', 'database']);
  });

  it('fails when the primary fails', async () => {
    const reading = { db: () => db, caughtUp: () => Promise.resolve(standby), lagSeconds: () => 0 };
    const rows = readLong({ db, reading }, aPace(), () =>
      Promise.reject(new Error('no such table')),
    );
    await expect(rows.next()).rejects.toThrow('no such table');
  });
});

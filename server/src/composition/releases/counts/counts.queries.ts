import { sql, type Kysely } from 'kysely';
import type { CalendarDay } from '@portal/shared/domain';
import type { Database } from '../../../platform/db/Database.ts';
import type { Buckets } from './buckets.ts';

/** Identifies a release. */
interface Named {
  readonly name: string;
  readonly hash: string;
}

/** What is counted, or measured in buckets, about a release. */
export type Measure =
  | 'opens'
  | 'load_failure'
  | 'render_failure'
  | 'effect_failure'
  | 'event'
  | 'call'
  | 'violation'
  | 'preview'
  | 'load'
  | 'lcp'
  | 'inp'
  | 'cls';

export interface Count extends Named {
  readonly measure: Measure;
  /** 0 for a plain count. */
  readonly bucket: number;
  readonly count: number;
}

/** Adds to a day's counts. */
export async function addCounts(
  db: Kysely<Database>,
  day: CalendarDay,
  counts: readonly Count[],
): Promise<void> {
  // A statement may update each row only once; a fixed order avoids deadlocks.
  const sums = new Map<string, Count>();
  for (const count of counts.filter((one) => one.count > 0)) {
    const key = `${count.name} ${count.hash} ${count.measure} ${count.bucket}`;
    sums.set(key, { ...count, count: count.count + (sums.get(key)?.count ?? 0) });
  }
  if (sums.size === 0) return;
  const rows = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  await db
    .insertInto('manager.release_count')
    .values(rows.map((row) => ({ ...row, day })))
    .onConflict((conflict) =>
      conflict.columns(['name', 'hash', 'day', 'measure', 'bucket']).doUpdateSet((eb) => ({
        count: eb('manager.release_count.count', '+', eb.ref('excluded.count')),
      })),
    )
    .execute();
}

/** Sums of measures of one release or day. */
export type Sums = ReadonlyMap<string, Buckets>;

export function sumOf(sums: Sums | undefined, measure: Measure): number {
  return sums?.get(measure)?.get(0) ?? 0;
}

export function bucketsOf(sums: Sums | undefined, measure: Measure): Buckets {
  return sums?.get(measure) ?? new Map<number, number>();
}

/** All sums, by `<name> <hash>`. @param name of one remote; omitted: all */
export async function sumsByRelease(
  db: Kysely<Database>,
  name?: string,
): Promise<ReadonlyMap<string, Sums>> {
  const rows = await db
    .selectFrom('manager.release_count')
    .select(['name', 'hash', 'measure', 'bucket', sql<number>`sum(count)::int`.as('count')])
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .groupBy(['name', 'hash', 'measure', 'bucket'])
    .execute();
  return grouped(rows.map((row) => ({ ...row, key: `${row.name} ${row.hash}` })));
}

/** Sums over all releases of a remote, by day. */
export async function sumsByDay(
  db: Kysely<Database>,
  name: string,
  from: CalendarDay,
): Promise<ReadonlyMap<string, Sums>> {
  const rows = await db
    .selectFrom('manager.release_count')
    .select(['day', 'measure', 'bucket', sql<number>`sum(count)::int`.as('count')])
    .where('name', '=', name)
    .where('day', '>=', from)
    .groupBy(['day', 'measure', 'bucket'])
    .execute();
  return grouped(rows.map((row) => ({ ...row, key: row.day })));
}

interface Row {
  readonly key: string;
  readonly measure: string;
  readonly bucket: number;
  readonly count: number;
}

function grouped(rows: readonly Row[]): ReadonlyMap<string, Sums> {
  const all = new Map<string, Map<string, Map<number, number>>>();
  for (const { key, measure, bucket, count } of rows) {
    const sums = all.get(key) ?? new Map<string, Map<number, number>>();
    const buckets = sums.get(measure) ?? new Map<number, number>();
    all.set(key, sums.set(measure, buckets.set(bucket, count)));
  }
  return all;
}

export async function deleteCountsBefore(db: Kysely<Database>, day: CalendarDay): Promise<void> {
  await db.deleteFrom('manager.release_count').where('day', '<', day).execute();
}

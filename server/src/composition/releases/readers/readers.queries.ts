import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

/** One person's events with a release. */
export interface Happened {
  readonly name: string;
  readonly hash: string;
  /** `readerKey` of the person. */
  readonly reader: string;
  readonly opens: number;
  readonly load: number;
  readonly render: number;
  readonly effect: number;
}

/** Adds events of a person with a stored release. */
export async function addHappened(
  db: Kysely<Database>,
  { name, hash, reader, opens, load, render, effect }: Happened,
  at: Date,
): Promise<void> {
  const failed_at = load + render + effect > 0 ? at : null;
  await db
    .insertInto('manager.release_reader')
    .values({
      name,
      hash,
      reader,
      first_at: at,
      last_at: at,
      opens,
      load_failures: load,
      render_failures: render,
      effect_failures: effect,
      failed_at,
    })
    .onConflict((conflict) =>
      conflict.columns(['name', 'hash', 'reader']).doUpdateSet((row) => ({
        last_at: at,
        opens: row('manager.release_reader.opens', '+', opens),
        load_failures: row('manager.release_reader.load_failures', '+', load),
        render_failures: row('manager.release_reader.render_failures', '+', render),
        effect_failures: row('manager.release_reader.effect_failures', '+', effect),
        ...(failed_at ? { failed_at } : {}),
      })),
    )
    .execute();
}

/** Figures of a release over signed-in people. */
export interface ReaderFigures {
  readonly people: number;
  /** People with at least one failure. */
  readonly failed_people: number;
  readonly opens: number;
  readonly load_failures: number;
  readonly render_failures: number;
  readonly effect_failures: number;
}

/** @param since only counts people and failures from then on */
export async function readerFigures(
  db: Kysely<Database>,
  { name, hash }: { readonly name: string; readonly hash: string },
  since: Date = new Date(0),
): Promise<ReaderFigures> {
  return db
    .selectFrom('manager.release_reader')
    .select([
      sql<number>`count(*)::int`.as('people'),
      sql<number>`(count(*) filter (where failed_at >= ${since}))::int`.as('failed_people'),
      sql<number>`coalesce(sum(opens), 0)::int`.as('opens'),
      sql<number>`coalesce(sum(load_failures), 0)::int`.as('load_failures'),
      sql<number>`coalesce(sum(render_failures), 0)::int`.as('render_failures'),
      sql<number>`coalesce(sum(effect_failures), 0)::int`.as('effect_failures'),
    ])
    .where('name', '=', name)
    .where('hash', '=', hash)
    .where('last_at', '>=', since)
    .executeTakeFirstOrThrow();
}

/** People affected by failures, in total and by kind; a person can count for several kinds. */
export interface FailedPeople {
  readonly people: number;
  readonly failed: number;
  readonly load: number;
  readonly render: number;
  readonly effect: number;
}

/** For all releases of one remote, or of all, by `<name> <hash>`. */
export async function failedPeople(
  db: Kysely<Database>,
  remote?: string,
): Promise<ReadonlyMap<string, FailedPeople>> {
  const rows = await db
    .selectFrom('manager.release_reader')
    .select([
      'name',
      'hash',
      sql<number>`count(*)::int`.as('people'),
      sql<number>`(count(*) filter (where failed_at is not null))::int`.as('failed'),
      sql<number>`(count(*) filter (where load_failures > 0))::int`.as('load'),
      sql<number>`(count(*) filter (where render_failures > 0))::int`.as('render'),
      sql<number>`(count(*) filter (where effect_failures > 0))::int`.as('effect'),
    ])
    .$if(remote !== undefined, (query) => query.where('name', '=', remote ?? ''))
    .groupBy(['name', 'hash'])
    .execute();
  return new Map(rows.map(({ name, hash, ...people }) => [`${name} ${hash}`, people]));
}

/** Deletes people not seen since a day. A release's history keeps its verdict. */
export async function deleteReadersBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('manager.release_reader').where('last_at', '<', before).execute();
}

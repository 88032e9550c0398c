import { setTimeout as wait } from 'node:timers/promises';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Database } from './Database.ts';
import { ConfigurationError, errorCode } from '../errors.ts';
import { installJobs } from './job-tables/installJobs.ts';
import { laterMigrations } from './laterMigrations.ts';

type Migrations = Readonly<Record<string, Migration>>;

const done: Migration = { up: () => Promise.resolve() };

/**
 * PostgreSQL's codes for a lock that was not got in time, and for one that others wait for in a
 * circle. Whatever asks for a table waits behind a migration that waits for it, so that gives up
 * soon, and comes back: before anybody has waited for the second after which PostgreSQL ends one of
 * those who wait in a circle, who might be a reader.
 */
const lockRefusals: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);
const longestLock = sql.raw(`set local lock_timeout = '500ms'`);
const againMs = 2_000;
const mostTries = 45;

/**
 * Brings the database to the newest structure, the job tables included. What a newer version has
 * done to it stays, and what succeeds before something fails.
 * @throws ConfigurationError when this version cannot work with what a newer one has made of it, or
 * when a table that is to be changed is held for minutes
 */
export async function migrate(db: Kysely<Database>, all: Migrations = migrations): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const later = await laterMigrations(db, Object.keys(all));
    const error = await migrateOnce(db, {
      ...all,
      ...Object.fromEntries(later.map((name) => [name, done])),
    });
    if (error === undefined) {
      await installJobs(db);
      return;
    }
    if (lockRefusals.has(errorCode(error))) await wait(againMs);
    // Unless a newer version has brought it up to date in this very moment.
    else if ((await laterMigrations(db, Object.keys(all))).length === later.length) throw error;
  }
  throw new ConfigurationError(
    'The structure of the database cannot be brought up to date: something holds a table that is to be changed, perhaps a backup.',
  );
}

/**
 * Each migration of a database in use lets its tables go before the next one asks for others: a
 * reader of both would hold the one and wait for the other.
 *
 * @returns why the first one failed that did
 */
async function migrateOnce(db: Kysely<Database>, all: Migrations): Promise<Error | undefined> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(impatient(all)) },
    // Below 0100 parts had decades of their own, so a later migration can have a lower number.
    allowUnorderedMigrations: true,
  });
  const known = await migrator.getMigrations();
  const isInUse = known.some(({ executedAt }) => executedAt !== undefined);
  for (;;) {
    const { error, results } = await (isInUse ? migrator.migrateUp() : migrator.migrateToLatest());
    if (error instanceof Error) return error;
    if (error !== undefined) return new Error('migrations failed', { cause: error });
    if (results?.length === 0) return undefined;
  }
}

function impatient(all: Migrations): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(all).map(([name, migration]) => [
      name,
      {
        up: async (trx: Kysely<unknown>) => {
          await longestLock.execute(trx);
          await migration.up(trx);
        },
      },
    ]),
  );
}

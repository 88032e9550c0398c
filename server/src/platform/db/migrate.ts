import { setTimeout as wait } from 'node:timers/promises';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Database } from './Database.ts';
import { ConfigurationError, errorCode } from '../errors.ts';
import { installJobs } from './jobTables.ts';
import { laterMigrations } from './laterMigrations.ts';

type Migrations = Readonly<Record<string, Migration>>;

const done: Migration = { up: () => Promise.resolve() };

/**
 * PostgreSQL's codes for a lock timeout and a deadlock. Queries queue behind a migration that waits
 * for a table lock, so it gives up early and retries: before the one second after which PostgreSQL
 * resolves a deadlock by cancelling one side, possibly a reader.
 */
const lockRefusals: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);
const longestLock = sql.raw(`set local lock_timeout = '500ms'`);
const againMs = 2_000;
const mostTries = 45;

/**
 * Migrates the database and the job tables to the newest structure. Changes of a newer version
 * stay, and so do migrations that succeed before one fails.
 * @throws ConfigurationError when this version cannot work with a newer version's changes, or a
 *   table stays locked for minutes
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
    // Unless a newer version has migrated it at the same moment.
    else if ((await laterMigrations(db, Object.keys(all))).length === later.length) throw error;
  }
  throw new ConfigurationError(
    'The structure of the database cannot be brought up to date: something holds a table that is to be changed, perhaps a backup.',
  );
}

/**
 * In a database in use, each migration releases its locks before the next one requests others: a
 * reader of both tables would hold one and wait for the other.
 *
 * @returns the error of the first failed migration
 */
async function migrateOnce(db: Kysely<Database>, all: Migrations): Promise<Error | undefined> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(withLockTimeout(all)) },
    // Below 0100 each area had its own range, so a later migration can have a lower number.
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

function withLockTimeout(all: Migrations): Record<string, Migration> {
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

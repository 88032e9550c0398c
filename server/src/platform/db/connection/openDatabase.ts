import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely, LogEvent } from 'kysely';
import type { Logger } from 'pino';
import { ConfigurationError, DatabaseAwayError, errorCode } from '../../errors.ts';
import type { DiskSpace } from '../../data-dir/DiskSpace.ts';
import type { Readiness } from '../../metrics/Readiness.ts';
import { serverDist } from '../../serverDist.ts';
import { readDatabaseImage } from './databaseImage.ts';
import type { Announcements } from '../Announcements.ts';
import type { Database } from '../Database.ts';
import type { DatabaseSettings } from './databaseEnvironment.ts';
import { DataLock } from './DataLock.ts';
import { migrate } from '../migrate.ts';
import { openPGlite } from './openPGlite.ts';
import { openStandby } from '../postgres/openStandby.ts';
import { readingFrom, type Reading } from '../Reading.ts';
import { openPostgres } from '../postgres/openPostgres.ts';
import type { ServerClock } from '../postgres/ServerClock.ts';

interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly reading: Reading;
  readonly close: () => Promise<void>;
}

export interface Surroundings {
  readonly log: Logger;
  /** Reports while the database is unavailable. */
  readonly readiness: Readiness;
  readonly disk: DiskSpace;
  readonly announcements: Announcements;
  /** Synchronised with the database server before the first query. */
  readonly clock?: ServerClock | undefined;
  /** Receives the duration of each statement. */
  readonly onQuery?: ((event: LogEvent) => void) | undefined;
  /** Whether to wait for an unavailable database server. */
  readonly waits: boolean;
  /** Cancels the wait. */
  readonly signal?: AbortSignal | undefined;
}

type OpenSettings = DatabaseSettings & { readonly dataDir: string };

/**
 * Opens the configured database and migrates it.
 * @throws ConfigurationError when it is in use, refuses the portal, or is unavailable without
 *   waiting
 */
export async function openDatabase(
  config: OpenSettings,
  surroundings: Surroundings,
): Promise<OpenDatabase> {
  const restoring = restoringFolder(config.dataDir);
  if (existsSync(restoring)) {
    throw new ConfigurationError(
      `A restore was cut short (${restoring}): empty the data directory, its files and its database, and restore once more.`,
    );
  }
  return config.databaseUrl === undefined
    ? openEmbedded(config, surroundings)
    : openServer(config.databaseUrl, config, surroundings);
}

/** Exists while a backup is restored; a portal refuses to start beside it. */
export const restoringFolder = (dataDir: string): string => path.join(dataDir, 'restoring');

/** PostgreSQL's codes for a wrong password, a wrong user and a missing database. */
const refusals: ReadonlySet<string> = new Set(['28P01', '28000', '3D000']);
const lookEveryMs = 500;

async function openServer(
  url: string,
  settings: DatabaseSettings,
  { log, readiness, announcements, clock, onQuery, waits, signal }: Surroundings,
): Promise<OpenDatabase> {
  const { databaseDirectUrl: directUrl, databaseConnections, databasePrepares } = settings;
  let here = readiness.expect('database');
  const { db, watch } = openPostgres(url, {
    announcements,
    clock,
    onQuery,
    connections: databaseConnections,
    prepares: databasePrepares,
    ...(directUrl === undefined ? {} : { directUrl }),
    events: {
      onHere: () => {
        here();
        log.info('the database answers');
      },
      onAway: (error) => {
        here = readiness.expect('database');
        log.warn({ err: error }, 'the database does not answer; the portal waits for it');
      },
    },
  });
  const isReady = async (): Promise<boolean> => {
    try {
      await watch.untilHere(lookEveryMs, performance.now());
      await migrateServer(db, directUrl);
      return true;
    } catch (error) {
      if (!(error instanceof DatabaseAwayError)) throw error;
      const code = errorCode(error.cause) ?? 'no answer';
      if (signal?.aborted === true) throw error;
      if (waits && !refusals.has(code)) return false;
      throw new ConfigurationError(`The database of DATABASE_URL cannot be reached (${code}).`);
    }
  };
  const close = async (): Promise<void> => {
    await db.destroy();
    // Without any query there is nothing to destroy but the watch.
    await watch.stop();
  };
  try {
    if (!(await isReady())) {
      log.warn('the database does not answer; the portal starts as soon as it does');
      while (!(await isReady()));
    }
  } catch (error) {
    await close();
    throw error;
  }
  const standby = standbyOf(db, settings, log);
  return {
    db,
    reading: standby ?? readingFrom(db),
    close: async () => {
      await standby?.close();
      await close();
    },
  };
}

function standbyOf(
  primary: Kysely<Database>,
  { databaseReadUrl, databaseReadLagMs, databaseConnections }: DatabaseSettings,
  log: Logger,
) {
  if (databaseReadUrl === undefined) return undefined;
  return openStandby(databaseReadUrl, {
    primary,
    connections: databaseConnections,
    mostLagMs: databaseReadLagMs,
    onUse: (isUsed, err) => {
      if (isUsed) log.info('reports and exports are read from the standby');
      else log.warn({ err }, 'reports and exports are read from the database itself');
    },
  });
}

/** Bypasses a pooler, which would share the connection that holds the advisory lock. */
async function migrateServer(db: Kysely<Database>, directUrl: string | undefined): Promise<void> {
  if (directUrl === undefined) return migrate(db);
  const direct = openPostgres(directUrl, { connections: 1 });
  try {
    await direct.watch.untilHere(lookEveryMs, performance.now());
    await migrate(direct.db);
  } finally {
    await direct.db.destroy();
    await direct.watch.stop();
  }
}

async function openEmbedded(
  config: OpenSettings,
  { log, disk, announcements, onQuery }: Surroundings,
): Promise<OpenDatabase> {
  const dataDir = path.join(config.dataDir, 'db');
  const lock = DataLock.acquire(`${dataDir}.lock`);
  const releaseLock = () => {
    lock.release();
  };
  process.once('exit', releaseLock);
  try {
    if (!existsSync(dataDir)) await prepare(dataDir, log);
    const { db } = await openPGlite({ dataDir, disk, announcements, onQuery });
    await migrate(db);
    return {
      db,
      reading: readingFrom(db),
      close: async () => {
        await db.destroy();
        process.off('exit', releaseLock);
        lock.release();
      },
    };
  } catch (error) {
    process.off('exit', releaseLock);
    lock.release();
    throw error;
  }
}

/**
 * Creates the directory under another name and renames it, so that an interrupted first start
 * leaves none.
 */
async function prepare(dataDir: string, log: Logger): Promise<void> {
  const image = await readDatabaseImage(serverDist());
  if (!image) log.info('no prepared database image: making a database takes some seconds');
  const unfinished = `${dataDir}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const { db } = await openPGlite({
    dataDir: unfinished,
    ...(image === undefined ? {} : { image }),
  });
  if (!image) await migrate(db);
  await db.destroy();
  await rename(unfinished, dataDir);
}

import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { ConfigurationError, errorCode } from '../../errors.ts';
import { serverDist } from '../../serverDist.ts';
import { readDatabaseImage } from './databaseImage.ts';
import type { Database } from '../Database.ts';
import { DataLock } from './DataLock.ts';
import { migrate } from '../migrate.ts';
import { openPGlite } from './openPGlite.ts';
import { openPostgres } from './openPostgres.ts';

interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the configured database and brings it to the newest structure.
 * @throws ConfigurationError when it is in use or cannot be reached.
 */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  return config.databaseUrl === undefined
    ? openEmbedded(config, log)
    : openServer(config.databaseUrl, log);
}

async function openServer(url: string, log: Logger): Promise<OpenDatabase> {
  const db = openPostgres(url, (error) => {
    log.warn({ err: error }, 'database connection lost');
  });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    const code = errorCode(error);
    if (code === undefined || !isConnectionCode(code)) throw error;
    throw new ConfigurationError(`The database of DATABASE_URL cannot be reached (${code}).`);
  }
  return { db, close: () => db.destroy() };
}

async function openEmbedded(config: Config, log: Logger): Promise<OpenDatabase> {
  const dataDir = path.join(config.dataDir, 'db');
  const lock = DataLock.acquire(`${dataDir}.lock`);
  const releaseLock = () => {
    lock.release();
  };
  process.once('exit', releaseLock);
  try {
    if (!existsSync(dataDir)) await prepare(dataDir, log);
    const { db } = await openPGlite({ dataDir });
    await migrate(db);
    return {
      db,
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

/** Makes the directory elsewhere and moves it in place, so that a first start cut short leaves none. */
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

function isConnectionCode(code: string): boolean {
  // Refused, unknown host, timed out; wrong password, no such database.
  return [
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ETIMEDOUT',
    '28P01',
    '28000',
    '3D000',
  ].includes(code);
}

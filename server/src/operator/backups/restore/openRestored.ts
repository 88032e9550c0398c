import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { extract } from 'tar-stream';
import { BackupError } from '../../../platform/backups/BackupError.ts';
import { endOf, findTool, startTool } from '../../../platform/backups/database/postgresTools.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { openPGlite } from '../../../platform/db/connection/openPGlite.ts';
import { migrate } from '../../../platform/db/migrate.ts';
import { oneConnection } from '../../../platform/db/postgres/openPool.ts';
import { requireEmptyDatabase } from './emptyPlace.ts';

/** An open restored database. */
export interface Restored {
  readonly db: Kysely<Database>;
  readonly close: () => Promise<void>;
  /** Deletes it again. */
  readonly undo: () => Promise<void>;
}

/**
 * Restores an embedded database into a new folder and opens it, which recovers it to its point in
 * time.
 */
export async function restoreEmbedded(copy: Readable, folder: string): Promise<Restored> {
  await mkdir(folder, { mode: 0o700 });
  await unpack(copy, folder);
  const { db } = await openPGlite({ dataDir: folder });
  await migrate(db);
  return { db, close: () => db.destroy(), undo: () => Promise.resolve() };
}

let version: Promise<string> | undefined;

/** PostgreSQL version of this portal's embedded database. */
export function ownVersion(): Promise<string> {
  version ??= readOwnVersion();
  return version;
}

/** Creates a database in memory, which takes seconds. */
async function readOwnVersion(): Promise<string> {
  const { db } = await openPGlite({});
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  await db.destroy();
  return rows[0]?.version ?? '';
}

async function unpack(copy: Readable, folder: string): Promise<void> {
  const files = extract();
  const unpacked = (async () => {
    for await (const entry of files) {
      const { name, type } = entry.header;
      const file = path.join(folder, name);
      if (path.relative(folder, file).startsWith('..')) {
        throw new BackupError('The copy of the database leads out of its folder.');
      }
      if (type === 'directory') {
        await mkdir(file, { recursive: true, mode: 0o700 });
        entry.resume();
      } else await pipeline(entry, createWriteStream(file, { mode: 0o600 }));
    }
  })();
  const outcomes = await Promise.allSettled([pipeline(copy, createGunzip(), files), unpacked]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  await readFile(path.join(folder, 'backup_label'));
}

/** Restores into an empty PostgreSQL database in one transaction, and opens it. */
export async function restorePostgres(copy: Readable, url: string): Promise<Restored> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: oneConnection(url) }) });
  try {
    const { rows } = await sql<{ version: string }>`
      select current_setting('server_version') as version`.execute(db);
    const program = await findTool('pg_restore', Number.parseInt(rows[0]?.version ?? '', 10));
    const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
    const child = startTool(program, options, url);
    const ended = endOf(child, 'pg_restore');
    ended.catch(() => undefined);
    try {
      await pipeline(copy, child.stdin);
    } catch (error) {
      child.kill();
      // pg_restore's own error says more than the broken pipe.
      if (!(error instanceof BackupError)) await ended;
      throw error;
    }
    await ended;
    await migrate(db);
  } catch (error) {
    await dropAll(db).catch(() => undefined);
    await db.destroy();
    throw error;
  }
  return { db, close: () => db.destroy(), undo: () => dropAll(db) };
}

/** Safe because the database was empty before. */
async function dropAll(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(nspname) as name from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'`.execute(db);
  for (const { name } of rows) await sql.raw(`drop schema ${name} cascade`).execute(db);
  await sql`create schema public`.execute(db);
}

/** @throws BackupError */
export async function requireEmptyServer(url: string): Promise<void> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: oneConnection(url) }) });
  try {
    await requireEmptyDatabase(db);
  } finally {
    await db.destroy();
  }
}

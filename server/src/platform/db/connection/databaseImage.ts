import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../Database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { migrationStatements } from './migrationStatements.ts';
import { openPGlite } from './openPGlite.ts';

/**
 * Identifies the structure that the migrations create: a hash of all their statements, equal in
 * sources and in a bundle.
 */
export async function structureKey(): Promise<string> {
  const hash = createHash('sha256').update(PgBoss.getConstructionPlans());
  for (const [name, migration] of Object.entries(migrations).sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(name);
    for (const statement of await migrationStatements(migration)) hash.update(statement);
  }
  return hash.digest('hex').slice(0, 16);
}

interface ImageOptions {
  readonly compression: 'gzip' | 'none';
  /** Arguments of `initdb`. */
  readonly initDb?: readonly string[];
  /** Additional preparation of the database. */
  readonly prepare?: (db: Kysely<Database>) => Promise<void>;
  /** Inputs of `prepare`; a change causes a new image. */
  readonly prepared?: readonly string[];
}

/**
 * Writes a migrated empty database into `folder` unless it exists.
 * @returns its path
 */
export async function writeDatabaseImage(
  folder: string,
  { compression, initDb = [], prepare, prepared = [] }: ImageOptions,
): Promise<string> {
  const file = await imagePath(folder, compression, prepared);
  if (existsSync(file)) return file;
  const { db, pglite } = await openPGlite({ initDb });
  await migrate(db);
  await prepare?.(db);
  const dump = await pglite.dumpDataDir(compression);
  await db.destroy();
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  return file;
}

/** @returns the image of the current structure in `folder`, or `undefined` */
export async function readDatabaseImage(folder: string): Promise<Blob | undefined> {
  const file = await imagePath(folder, 'gzip');
  return existsSync(file) ? readImageFile(file) : undefined;
}

export async function readImageFile(file: string): Promise<Blob> {
  const type = file.endsWith('.gz') ? 'application/x-gzip' : 'application/x-tar';
  return new Blob([await readFile(file)], { type });
}

async function imagePath(
  folder: string,
  compression: 'gzip' | 'none',
  prepared: readonly string[] = [],
): Promise<string> {
  const extension = compression === 'gzip' ? 'tar.gz' : 'tar';
  const parts = prepared.length === 0 ? [] : [shortHash(prepared.join('\n'))];
  return path.join(
    folder,
    `${['database', await structureKey(), ...parts].join('-')}.${extension}`,
  );
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

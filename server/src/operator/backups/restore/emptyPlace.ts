import { readdir } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { BackupError } from '../../../platform/backups/BackupError.ts';
import { blobAddress } from '../../../platform/blobs/BlobPlace.ts';
import type { BlobStore } from '../../../platform/blobs/BlobStore.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { Config } from '../../../platform/config/Config.ts';
import { errorCode } from '../../../platform/errors.ts';

/**
 * May lie in a data directory that a backup is put into: the secret, which no backup contains, and
 * what each disk has that is a data directory by itself.
 */
const mayBeThere = ['secret', 'lost+found'];

/** @throws BackupError when the data directory or the store of files has something in it */
export async function requireEmpty(config: Config, blobs: BlobStore): Promise<void> {
  const names = await namesIn(config.dataDir);
  const found = names.find((name) => !mayBeThere.includes(name));
  if (found !== undefined) {
    throw new BackupError(
      `${config.dataDir} is not empty (${found}): a backup is put into an empty data directory only.`,
    );
  }
  for await (const { key } of blobs.list()) {
    throw new BackupError(`${blobAddress(config.blobs)} is not empty (${key}).`);
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** @throws BackupError when a database has tables of anybody */
export async function requireEmptyDatabase(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') limit 1`.execute(db);
  const [found] = rows;
  if (found) throw new BackupError(`The database of DATABASE_URL is not empty (${found.name}).`);
}

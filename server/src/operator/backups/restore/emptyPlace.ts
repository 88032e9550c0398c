import { readdir } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { BackupError } from '../../../platform/backups/BackupError.ts';
import { blobAddress } from '../../../platform/blobs/BlobPlace.ts';
import type { BlobStore } from '../../../platform/blobs/BlobStore.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { Config } from '../../../platform/config/Config.ts';
import { errorCode } from '../../../platform/errors.ts';

/**
 * Allowed in the target data directory: the secret, which no backup contains, and what every mount
 * point has.
 */
const mayBeThere = ['secret', 'lost+found'];

/** @throws BackupError unless data directory and blob store are empty */
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

/** @throws BackupError if the database contains tables */
export async function requireEmptyDatabase(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') limit 1`.execute(db);
  const [found] = rows;
  if (found) throw new BackupError(`The database of DATABASE_URL is not empty (${found.name}).`);
}

import { sql, type Kysely } from 'kysely';
import { BackupError } from '../../platform/backups/BackupError.ts';
import type { DatabaseSource } from '../../platform/backups/database/DatabaseSource.ts';
import {
  fingerprintOf,
  type BackedUpFile,
  type Manifest,
} from '../../platform/backups/manifest.ts';
import type { Vault } from '../../platform/backups/Vault.ts';
import type { BlobStore } from '../../platform/blobs/BlobStore.ts';
import type { Database } from '../../platform/db/Database.ts';
import type { KeyStore } from '../../platform/keys/KeyStore.ts';
import { blobReferences } from '../blobs/blobReferences.ts';
import { copyFiles, type Known } from './copyFiles.ts';
import { readToEnd } from './verifyBackup.ts';

/** A file may be removed between the copy of the database and its own; then both are repeated. */
const mostTries = 3;

interface Ports {
  readonly db: Kysely<Database>;
  readonly source: DatabaseSource;
  readonly blobs: BlobStore;
  readonly vault: Vault;
  readonly keys: Pick<KeyStore, 'secret'>;
  /** The portal's version. */
  readonly portal: string;
}

export interface MadeBackup {
  readonly id: string;
  readonly manifest: Manifest;
  /** Files new at the target, and their stored bytes. */
  readonly added: { readonly files: number; readonly bytes: number };
}

/**
 * Copies files and database to a target, and verifies what it wrote. The manifest, which makes a
 * backup complete, is written last.
 *
 * @throws BackupError, FilesAwayError, DiskFullError; the next backup reuses what was copied
 */
export async function makeBackup({
  db,
  source,
  blobs,
  vault,
  keys,
  portal,
}: Ports): Promise<MadeBackup> {
  const known = await knownOf(vault);
  // Copies most files first, so that little can change between the two copies.
  await copyFiles(blobs, vault, await blobReferences(db), known);
  for (let tries = 1; ; tries += 1) {
    const id = vault.newId(new Date());
    let database: Awaited<ReturnType<Vault['writeDatabase']>> | undefined;
    const copied = await source.copy(
      async (copy) => {
        database = await vault.writeDatabase(id, copy);
      },
      async (snapshot) => ({
        references: await blobReferences(snapshot),
        migrations: await migrationsOf(snapshot),
      }),
    );
    if (!database) throw new BackupError('The database was not copied.');
    const { references, migrations } = copied.answer;
    const { files, missing, wrong } = await copyFiles(blobs, vault, references, known);
    if (missing.length > 0 && tries < mostTries) {
      await vault.remove(id);
      continue;
    }
    await readToEnd(await vault.readDatabase(id, database.sha256));
    for (const { key, sha256 } of known.written.values()) {
      await readToEnd(await vault.readFile(sha256, key));
    }
    const manifest: Manifest = {
      format: 1,
      at: copied.at.toISOString(),
      portal,
      secret: fingerprintOf(keys),
      migrations: [...migrations],
      database: { kind: copied.kind, version: copied.version, ...database },
      files: [...files],
      faulty: [...missing, ...wrong].toSorted(),
    };
    await vault.writeManifest(id, manifest);
    await vault.manifest(id);
    const bytes = [...known.written.values()].reduce((sum, { stored }) => sum + stored, 0);
    return { id, manifest, added: { files: known.written.size, bytes } };
  }
}

/** The files of the latest readable backup, and what is stored at the target. */
async function knownOf(vault: Vault): Promise<Known> {
  const stored = new Map(await vault.storedFiles());
  const files = new Map<string, BackedUpFile>();
  for (const id of (await vault.ids()).whole) {
    try {
      for (const file of (await vault.manifest(id)).files) files.set(file.key, file);
      break;
    } catch (error) {
      // Another key or damaged: use an older one, or read everything.
      if (!(error instanceof BackupError)) throw error;
    }
  }
  return { files, stored, written: new Map() };
}

async function migrationsOf(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

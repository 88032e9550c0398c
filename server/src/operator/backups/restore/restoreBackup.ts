import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '../../../platform/backups/BackupError.ts';
import { fingerprintOf, type Manifest } from '../../../platform/backups/manifest.ts';
import type { Vault } from '../../../platform/backups/Vault.ts';
import { openBlobs } from '../../../platform/blobs/openBlobs.ts';
import type { BlobStore } from '../../../platform/blobs/BlobStore.ts';
import type { Config } from '../../../platform/config/Config.ts';
import { makeFolder } from '../../../platform/data-dir/makeFolder.ts';
import { serverUrl } from '../../../platform/db/connection/databaseEnvironment.ts';
import { restoringFolder } from '../../../platform/db/connection/openDatabase.ts';
import { migrations } from '../../../platform/db/migrations/index.ts';
import { deriveSecret } from '../../../platform/keys/createKeyStore.ts';
import { blobReferences } from '../../blobs/blobReferences.ts';
import { verifyBlobs } from '../../blobs/verifyBlobs.ts';
import { readToEnd } from '../verifyBackup.ts';
import { checkDatabase } from './checkDatabase.ts';
import { requireEmpty } from './emptyPlace.ts';
import {
  ownVersion,
  requireEmptyServer,
  type Restored,
  restoreEmbedded,
  restorePostgres,
} from './openRestored.ts';

export interface RestoredBackup {
  readonly manifest: Manifest;
  readonly sealed: number;
  readonly head: string;
}

/**
 * Restores a backup into the configured empty installation, and verifies it. Removes everything on
 * a failure.
 *
 * @throws BackupError, FilesAwayError
 */
export async function restoreBackup(
  vault: Vault,
  id: string,
  config: Config,
): Promise<RestoredBackup> {
  const manifest = await vault.manifest(id);
  await requireFitting(manifest, config);
  const secret = await masterSecret(config);
  requireSecret(manifest, secret);
  const opened = await openBlobs(config.blobs);
  const { blobs } = opened;
  try {
    await requireEmpty(config, blobs);
    const url = serverUrl(config);
    if (url !== undefined) await requireEmptyServer(url);
    await requireFiles(vault, manifest);
    return { manifest, ...(await putBack({ vault, id, manifest, config, secret, blobs })) };
  } finally {
    opened.close();
  }
}

interface Work {
  readonly vault: Vault;
  readonly id: string;
  readonly manifest: Manifest;
  readonly config: Config;
  readonly secret: string;
  readonly blobs: BlobStore;
}

async function putBack({ vault, id, manifest, config, secret, blobs }: Work) {
  const restoring = restoringFolder(config.dataDir);
  const staged = path.join(restoring, 'db');
  // Bypasses a pooler: pg_restore changes session settings.
  const url = serverUrl(config);
  const written: string[] = [];
  let restored: Restored | undefined;
  await makeFolder(restoring, 0o700);
  try {
    const { sha256 } = manifest.database;
    // Verified before use: the error of unpacking would be misleading.
    await readToEnd(await vault.readDatabase(id, sha256));
    const copy = await vault.readDatabase(id, sha256);
    restored = await (url === undefined
      ? restoreEmbedded(copy, staged)
      : restorePostgres(copy, url));
    const checked = await checkDatabase(restored.db, secret);
    await restoreFiles(vault, manifest, blobs, (key) => written.push(key));
    const references = await blobReferences(restored.db);
    const { missing, wrong } = await verifyBlobs(blobs, references);
    const known = new Set(manifest.faulty);
    const [first] = [...missing, ...wrong].filter((key) => !known.has(key));
    if (first !== undefined) {
      throw new BackupError(`The database names the file ${first}, which is missing or other.`);
    }
    await restored.close();
    if (existsSync(staged)) await rename(staged, path.join(config.dataDir, 'db'));
    await rm(restoring, { recursive: true });
    return checked;
  } catch (error) {
    await restored?.undo().catch(() => undefined);
    await restored?.close().catch(() => undefined);
    for (const key of written) await blobs.remove(key).catch(() => undefined);
    await rm(restoring, { recursive: true, force: true });
    throw error;
  }
}

/** @throws BackupError if this portal or this kind of database cannot use it */
async function requireFitting(manifest: Manifest, { databaseUrl }: Config): Promise<void> {
  const unknown = manifest.migrations.find((name) => !(name in migrations));
  if (unknown !== undefined) {
    throw new BackupError(
      `The backup was made by a newer portal than this one (it knows the structure ${unknown}): install that one first.`,
    );
  }
  const { kind, version } = manifest.database;
  if (kind === 'embedded' && databaseUrl !== undefined) {
    throw new BackupError(
      'The backup is one of the embedded database: restore it without DATABASE_URL.',
    );
  }
  if (kind === 'postgres' && databaseUrl === undefined) {
    throw new BackupError(
      'The backup is one of PostgreSQL: name an empty database in DATABASE_URL.',
    );
  }
  const own = kind === 'embedded' ? await ownVersion() : version;
  if (Number.parseInt(own, 10) !== Number.parseInt(version, 10)) {
    throw new BackupError(
      `The backup has an embedded database of version ${version}, this portal one of ${own}.`,
    );
  }
}

/** @throws BackupError for another master secret */
function requireSecret({ secret }: Manifest, given: string): void {
  const own = fingerprintOf({ secret: (purpose) => deriveSecret(given, purpose) });
  if (own !== secret) throw new BackupError('The master secret is not the one of this portal.');
}

/** No backup contains the secret. @throws BackupError if it is missing */
async function masterSecret({ secret, dataDir }: Config): Promise<string> {
  if (secret !== undefined) return secret;
  const file = path.join(dataDir, 'secret');
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new BackupError(
      `The master secret is needed, which no backup contains: put it into ${file}, or into PORTAL_SECRET.`,
      error,
    );
  }
}

/** @throws BackupError that names the first file missing at the target */
async function requireFiles(vault: Vault, { files }: Manifest): Promise<void> {
  const there = await vault.storedFiles();
  const missing = files.filter(({ sha256, stored }) => there.get(vault.fileKey(sha256)) !== stored);
  const [first] = missing;
  if (!first) return;
  const more = missing.length === 1 ? '' : ` and ${String(missing.length - 1)} more`;
  throw new BackupError(`In the backup, the file ${first.key}${more} is missing or truncated.`);
}

/** @param begun receives each key before it is written */
async function restoreFiles(
  vault: Vault,
  { files }: Manifest,
  blobs: BlobStore,
  begun: (key: string) => void,
): Promise<void> {
  for (const { key, sha256 } of files) {
    begun(key);
    await blobs.put(key, await vault.readFile(sha256, `the file ${key}`));
  }
}

import path from 'node:path';
import { readSeal } from '../../platform/backups/ageSeal.ts';
import { BackupError } from '../../platform/backups/BackupError.ts';
import type { DatabaseSource } from '../../platform/backups/database/DatabaseSource.ts';
import { embeddedSource } from '../../platform/backups/database/embeddedSource.ts';
import { postgresSource } from '../../platform/backups/database/postgresSource.ts';
import { Vault } from '../../platform/backups/Vault.ts';
import { blobAddress, type BlobPlace } from '../../platform/blobs/BlobPlace.ts';
import { liesWithin, overlap } from '../../platform/blobs/liesWithin.ts';
import { openBlobs } from '../../platform/blobs/openBlobs.ts';
import { whyAway } from '../../platform/blobs/whyAway.ts';
import { serverUrl } from '../../platform/db/connection/databaseEnvironment.ts';
import type { Deps } from '../../platform/Deps.ts';
import {
  ConfigurationError,
  DiskFullError,
  errorCode,
  FilesAwayError,
} from '../../platform/errors.ts';
import { exclusively } from './exclusively.ts';
import { type MadeBackup, makeBackup } from './makeBackup.ts';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { serverDist } from '../../platform/serverDist.ts';

interface Target {
  readonly place: BlobPlace;
  /** Key file; omitted: no encryption. */
  readonly keyFile: string | undefined;
}

/**
 * Backs up this portal.
 * @param afterwards runs before another backup to this target can begin
 * @throws BackupError, ConfigurationError or DiskFullError
 */
export async function backUp(
  deps: Deps,
  { place, keyFile }: Target,
  afterwards?: (vault: Vault) => Promise<void>,
): Promise<MadeBackup & { readonly encrypted: boolean }> {
  const { config, db, blobs, keys } = deps;
  await refuseOwnPlaces(config, place);
  const seal = await readSeal(keyFile);
  const opened = await openBlobs(place);
  const vault = new Vault(opened.blobs, seal);
  try {
    return await exclusively(config, async () => {
      const portal = await portalVersion();
      const made = await makeBackup({ db, source: sourceOf(deps), blobs, vault, keys, portal });
      await afterwards?.(vault);
      return { ...made, encrypted: seal.encrypts };
    });
  } catch (error) {
    throw failureOf(place, error);
  } finally {
    opened.close();
  }
}

function sourceOf({ config, db }: Deps): DatabaseSource {
  const url = serverUrl(config);
  return url === undefined
    ? embeddedSource(db, path.join(config.dataDir, 'db'))
    : postgresSource(url);
}

/**
 * Refuses a target that overlaps the portal's own data: the backup would be lost with it, and the
 * portal's files would be removed as those of old backups.
 */
async function refuseOwnPlaces({ dataDir, blobs }: Deps['config'], place: BlobPlace) {
  const own: readonly BlobPlace[] = [{ kind: 'folder', folder: dataDir }, blobs];
  for (const near of own) {
    if (!(await overlap(near, place))) continue;
    throw new BackupError(
      `${blobAddress(place)} is not apart from ${blobAddress(near)}, a place of the portal itself: what happens to one would happen to the other.`,
    );
  }
}

/** Explains a failure of the target or a store; other errors are the portal's own. */
function failureOf(place: BlobPlace, error: unknown): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC') return new DiskFullError(error);
  if (error instanceof FilesAwayError) {
    return new BackupError(`A store of files cannot be reached: ${whyAway(error)}.`, error);
  }
  if (error instanceof ConfigurationError) {
    return new BackupError(`The portal cannot use ${blobAddress(place)}: ${error.message}`, error);
  }
  return isAbout(error, place)
    ? new BackupError(`The portal cannot use ${blobAddress(place)} (${code ?? 'unknown'}).`, error)
    : error;
}

/** Whether a system error concerns the target, or a parent folder to be created. */
function isAbout(error: unknown, place: BlobPlace): boolean {
  if (!(error instanceof Error && 'path' in error)) return false;
  const file: BlobPlace = { kind: 'folder', folder: String(error.path) };
  return liesWithin(file, place) || liesWithin(place, file);
}

/** This portal's version from its package.json. */
async function portalVersion(): Promise<string> {
  const text = await readFile(path.join(serverDist(), '../package.json'), 'utf8');
  return z.object({ version: z.string().default('unknown') }).parse(JSON.parse(text)).version;
}

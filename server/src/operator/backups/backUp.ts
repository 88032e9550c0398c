import path from 'node:path';
import { sealOfKeyFile } from '../../platform/backups/ageSeal.ts';
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
import { makeBackup, type MadeBackup } from './makeBackup.ts';
import { portalVersion } from './portalVersion.ts';

interface Target {
  readonly place: BlobPlace;
  /** File of the key; left out, nothing is encrypted. */
  readonly keyFile: string | undefined;
}

/**
 * Backs this portal up.
 * @param afterwards is done before another backup to this target may begin
 * @throws BackupError, ConfigurationError or DiskFullError
 */
export async function backUp(
  deps: Deps,
  { place, keyFile }: Target,
  afterwards?: (vault: Vault) => Promise<void>,
): Promise<MadeBackup & { readonly encrypted: boolean }> {
  const { config, db, blobs, keys } = deps;
  await refuseOwnPlaces(config, place);
  const seal = await sealOfKeyFile(keyFile);
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
 * A backup inside of what it is a copy of would be lost with it, and what lies inside of the target
 * would be taken for files of old backups, which are removed.
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

/** What the target's folder or a store says is told in words; the rest is the portal's own fault. */
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

/** Whether the system has failed at the place, or at a folder above it that would have to be made. */
function isAbout(error: unknown, place: BlobPlace): boolean {
  if (!(error instanceof Error && 'path' in error)) return false;
  const file: BlobPlace = { kind: 'folder', folder: String(error.path) };
  return liesWithin(file, place) || liesWithin(place, file);
}

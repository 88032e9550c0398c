import path from 'node:path';
import { sealOfKeyFile } from '../../backups/ageSeal.ts';
import { BackupError } from '../../backups/BackupError.ts';
import type { DatabaseSource } from '../../backups/database/DatabaseSource.ts';
import { embeddedSource } from '../../backups/database/embeddedSource.ts';
import { postgresSource } from '../../backups/database/postgresSource.ts';
import { Vault } from '../../backups/Vault.ts';
import { blobAddress, type BlobPlace } from '../../blobs/BlobPlace.ts';
import { openBlobs } from '../../blobs/openBlobs.ts';
import type { Deps } from '../../deps.ts';
import { DiskFullError, errorCode } from '../../errors.ts';
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
 * @throws BackupError, ConfigurationError, FilesAwayError or DiskFullError
 */
export async function backUp(
  deps: Deps,
  { place, keyFile }: Target,
  afterwards?: (vault: Vault) => Promise<void>,
): Promise<MadeBackup & { readonly encrypted: boolean }> {
  const { config, db, blobs, keys } = deps;
  refuseOwnPlaces(config, place);
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
    throw errorCode(error) === 'ENOSPC' ? new DiskFullError(error) : error;
  } finally {
    opened.close();
  }
}

function sourceOf({ config, db }: Deps): DatabaseSource {
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  return config.databaseUrl === undefined || url === undefined
    ? embeddedSource(db, path.join(config.dataDir, 'db'))
    : postgresSource(url);
}

/** A backup inside of what it is a copy of would be lost with it. */
function refuseOwnPlaces({ dataDir, blobs }: Deps['config'], place: BlobPlace): void {
  const own = blobs.kind === 'folder' ? [dataDir, blobs.folder] : [dataDir];
  const isInside =
    place.kind === 'folder'
      ? own.some((folder) => isWithin(folder, place.folder))
      : blobs.kind === 's3' && blobs.bucket === place.bucket && blobs.prefix === place.prefix;
  if (isInside) {
    throw new BackupError(
      `${blobAddress(place)} is a place of the portal itself, with which it would be lost.`,
    );
  }
}

function isWithin(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative === '' || !(relative.startsWith('..') || path.isAbsolute(relative));
}

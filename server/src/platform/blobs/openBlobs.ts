import type { Logger } from 'pino';
import { DiskSpace } from '../data-dir/DiskSpace.ts';
import type { BlobPlace } from './BlobPlace.ts';
import { FolderBlobStore } from './FolderBlobStore.ts';
import { FolderPartialBlobStore } from './FolderPartialBlobStore.ts';
import type { BlobStores } from './BlobStore.ts';
import { stat } from 'node:fs/promises';
import { makeFolder } from '../data-dir/makeFolder.ts';

interface Surroundings {
  /** Refuses writes to a folder when space is low. */
  readonly disk?: Pick<DiskSpace, 'requireRoom'>;
  /** Logs when a remote store becomes unavailable and available again. */
  readonly log?: Logger;
}

/** Opens a store of either kind. */
export async function openBlobs(
  place: BlobPlace,
  { disk, log }: Surroundings = {},
): Promise<BlobStores> {
  if (place.kind === 'folder') {
    return {
      blobs: new FolderBlobStore(place.folder, disk),
      partials: new FolderPartialBlobStore(place.folder, disk),
      close: () => undefined,
    };
  }
  // Loaded lazily: the library costs time and memory that a folder does not need.
  const { openS3 } = await import('./s3/openS3.ts');
  return openS3(place, { log });
}

/**
 * Creates the blob folder, if blobs are in a folder.
 *
 * @param disk of the data directory
 * @returns the disk watch of the blobs: the same, or another one for another disk
 */
export async function diskOfFiles(place: BlobPlace, disk: DiskSpace): Promise<DiskSpace> {
  if (place.kind !== 'folder') return disk;
  const { folder } = place;
  await makeFolder(folder, 0o700);
  const [own, other] = await Promise.all([stat(disk.options.folder), stat(folder)]);
  return own.dev === other.dev ? disk : new DiskSpace({ ...disk.options, folder });
}

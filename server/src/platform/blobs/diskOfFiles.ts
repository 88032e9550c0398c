import { stat } from 'node:fs/promises';
import type { BlobPlace } from './BlobPlace.ts';
import { DiskSpace } from '../data-dir/DiskSpace.ts';
import { makeFolder } from '../data-dir/makeFolder.ts';

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

import type { Logger } from 'pino';
import type { DiskSpace } from '../data-dir/DiskSpace.ts';
import type { BlobPlace } from './BlobPlace.ts';
import { FolderBlobStore } from './FolderBlobStore.ts';
import { FolderPartialBlobStore } from './FolderPartialBlobStore.ts';
import type { StoreOfFiles } from './StoreOfFiles.ts';

interface Surroundings {
  /** Refuses what a folder has no room for. */
  readonly disk?: Pick<DiskSpace, 'requireRoom'>;
  /** Is told when what is not of this machine goes away and comes back. */
  readonly log?: Logger;
}

/** Opens a store of either kind. */
export async function openBlobs(
  place: BlobPlace,
  { disk, log }: Surroundings = {},
): Promise<StoreOfFiles> {
  if (place.kind === 'folder') {
    return {
      blobs: new FolderBlobStore(place.folder, disk),
      partials: new FolderPartialBlobStore(place.folder, disk),
      close: () => undefined,
    };
  }
  // Loaded only now: its library takes time and memory that a folder does not need.
  const { openS3 } = await import('./s3/openS3.ts');
  return openS3(place, { log });
}

import type { BlobStore } from './BlobStore.ts';
import type { PartialBlobStore } from './PartialBlobStore.ts';

/** A store that is open. */
export interface StoreOfFiles {
  readonly blobs: BlobStore;
  readonly partials: PartialBlobStore;
  /** Ends connections. */
  readonly close: () => void;
}

import type { BlobStore } from './BlobStore.ts';
import type { PartialBlobStore } from './PartialBlobStore.ts';

/** An open blob store. */
export interface StoreOfFiles {
  readonly blobs: BlobStore;
  readonly partials: PartialBlobStore;
  /** Closes connections. */
  readonly close: () => void;
}

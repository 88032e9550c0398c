import type { Readable } from 'node:stream';
import type { PartialBlobStore } from './PartialBlobStore.ts';

export interface BlobInfo {
  readonly size: number;
}

export interface ListedBlob extends BlobInfo {
  readonly key: string;
}

/** First and last byte, inclusive, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Files by key: `/`-separated segments of letters, digits, `.`, `-`, `_` and `+`. Methods throw
 * FilesAwayError when the store is unavailable.
 */
export interface BlobStore {
  /** Writes a file, which becomes visible when complete; replaces an existing one. */
  put(key: string, content: Readable | Uint8Array): Promise<BlobInfo>;
  /** Writes a file unless it exists. Of concurrent writers, one wins. */
  add(key: string, content: Uint8Array): Promise<void>;
  /** @returns `undefined` for a missing file */
  stat(key: string): Promise<BlobInfo | undefined>;
  /** Reads only the range. Fails with the code `ENOENT` for a missing file. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>;
  /**
   * Lists every file with a key prefix, unordered. Files added or removed meanwhile may be missing.
   * @param passOver receives names of entries that are not files of the store, such as `.DS_Store`
   * and symbolic links to folders
   */
  list(prefix?: string, passOver?: (name: string) => void): AsyncIterable<ListedBlob>;
  /** Whether the store can be reached; cached for some seconds. */
  isAvailable(): Promise<boolean>;
}

/** An open blob store. */
export interface BlobStores {
  readonly blobs: BlobStore;
  readonly partials: PartialBlobStore;
  /** Closes connections. */
  readonly close: () => void;
}

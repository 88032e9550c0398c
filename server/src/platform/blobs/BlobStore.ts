import type { Readable } from 'node:stream';

export interface BlobInfo {
  readonly size: number;
}

export interface ListedBlob extends BlobInfo {
  readonly key: string;
}

/** First and last byte, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Files by key: `/`-separated segments of letters, digits, `.`, `-`, `_` and `+`. What fails because
 * the store does not answer as it should fails with a FilesAwayError.
 */
export interface BlobStore {
  /** Writes the whole file before it becomes visible; replaces one that exists. */
  put(key: string, content: Readable | Uint8Array): Promise<BlobInfo>;
  /** Writes a file unless there is one, which stays as it is: of several writers one writes. */
  add(key: string, content: Uint8Array): Promise<void>;
  /** @returns `undefined` when there is no such file. */
  stat(key: string): Promise<BlobInfo | undefined>;
  /** Reads no more than the range. Fails with the code `ENOENT` when there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing what does not exist is no error. */
  remove(key: string): Promise<void>;
  /**
   * Every file whose key begins so, in no order; those that come and go meanwhile may be missing.
   * @param passOver is told the name of what lies there and is no file of the store: what others
   * left, such as `.DS_Store`, and folders that are links
   */
  list(prefix?: string, passOver?: (name: string) => void): AsyncIterable<ListedBlob>;
  /** Whether the store can be reached; what it answered some seconds ago counts. */
  isThere(): Promise<boolean>;
}

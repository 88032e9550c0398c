import type { Readable } from 'node:stream';

/**
 * Files that arrive in pieces, across requests and restarts, and become blobs when complete. Keys
 * have the form of blob keys. A stored piece never changes, so an object store can keep each piece
 * as an object.
 */
export interface PartialBlobStore {
  /** Begins an empty file; does nothing if it was begun already. */
  begin(key: string): Promise<void>;
  /** Bytes received; `undefined` for a missing file. */
  size(key: string): Promise<number | undefined>;
  /**
   * Appends a piece. If the content fails or ends early, what arrived is kept.
   * @param offset size of the file in bytes; a wrong value corrupts the file
   * @returns the new size in bytes
   */
  append(key: string, offset: number, content: Readable): Promise<number>;
  /** Turns the file into a blob. Idempotent. */
  complete(key: string, blobKey: string): Promise<void>;
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>;
}

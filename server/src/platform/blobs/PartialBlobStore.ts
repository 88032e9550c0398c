import type { Readable } from 'node:stream';

/**
 * Files that arrive in pieces, over several requests and restarts, and become blobs when they are
 * whole. Their keys have the form of blob keys. A piece is never changed once it is there, so that a
 * store of objects can keep each one as a part of an upload of its own.
 */
export interface PartialBlobStore {
  /** Begins a file without content. One that was begun already stays as it is. */
  begin(key: string): Promise<void>;
  /** Bytes that are there; `undefined` when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /**
   * Adds a piece at the end of the file. Of content that fails or is too short, what arrived stays.
   * @param offset size of the file in bytes; a caller that is wrong about it spoils the file
   * @returns the new size in bytes
   */
  append(key: string, offset: number, content: Readable): Promise<number>;
  /** Makes a blob of the file. One that became that blob already stays it. */
  complete(key: string, blobKey: string): Promise<void>;
  /** Removing what does not exist is no error. */
  remove(key: string): Promise<void>;
}

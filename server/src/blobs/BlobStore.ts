import type { Readable } from 'node:stream';

export interface BlobInfo {
  readonly size: number;
}

/** Files by key: `/`-separated segments of letters, digits, `.`, `-`, `_` and `+`. */
export interface BlobStore {
  /** Writes the whole file before it becomes visible; replaces one that exists. */
  put(key: string, content: Readable | Uint8Array): Promise<BlobInfo>;
  /** @returns `undefined` when there is no such file. */
  stat(key: string): Promise<BlobInfo | undefined>;
  /** `start` and `end` are byte offsets, both inclusive. Fails when there is no such file. */
  read(key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  /** Removing what does not exist is no error. */
  remove(key: string): Promise<void>;
}

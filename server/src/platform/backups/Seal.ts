import type { Readable } from 'node:stream';

/** Encrypts and names content at a backup target. */
export interface Seal {
  readonly encrypts: boolean;
  /** The name of content at the target. @param sha256 of the content, hexadecimal */
  nameOf(sha256: string): string;
  close(content: Readable): Promise<Readable>;
  /** @throws BackupError for the wrong key; reading altered content fails. */
  open(content: Readable): Promise<Readable>;
}

/** No encryption; names are the digests. */
export const plainSeal: Seal = {
  encrypts: false,
  nameOf: (sha256) => sha256,
  close: (content) => Promise.resolve(content),
  open: (content) => Promise.resolve(content),
};

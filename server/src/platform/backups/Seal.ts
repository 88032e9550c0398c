import type { Readable } from 'node:stream';

/** How what is kept at a target is closed to others there. */
export interface Seal {
  readonly encrypts: boolean;
  /** Under which name content lies at the target. @param sha256 of the content, hexadecimal */
  nameOf(sha256: string): string;
  close(content: Readable): Promise<Readable>;
  /** @throws BackupError when this is not the key; what is read fails when it was changed. */
  open(content: Readable): Promise<Readable>;
}

/** Nothing is encrypted: names are digests. */
export const plainSeal: Seal = {
  encrypts: false,
  nameOf: (sha256) => sha256,
  close: (content) => Promise.resolve(content),
  open: (content) => Promise.resolve(content),
};

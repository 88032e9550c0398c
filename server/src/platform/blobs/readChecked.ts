import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { FilesAwayError } from '../errors.ts';
import type { BlobStore } from './BlobStore.ts';

/**
 * Reads a file with a known digest. The last piece is withheld until the digest matches, so that an
 * altered file never looks complete to a reader.
 *
 * @param sha256 hexadecimal
 * @returns content that fails with FilesAwayError on a mismatch
 */
export async function readChecked(
  blobs: BlobStore,
  key: string,
  sha256: string,
): Promise<Readable> {
  return Readable.from(checked(await blobs.read(key), key, sha256), { objectMode: false });
}

async function* checked(
  content: Readable,
  key: string,
  sha256: string,
): AsyncGenerator<Buffer, void, undefined> {
  const hash = createHash('sha256');
  let last: Buffer | undefined;
  for await (const chunk of content) {
    const piece = Buffer.from(chunk);
    hash.update(piece);
    if (last) yield last;
    last = piece;
  }
  if (hash.digest('hex') !== sha256) {
    throw new FilesAwayError(new Error(`the content of ${key} does not match its digest`));
  }
  if (last) yield last;
}

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { FilesAwayError } from '../errors.ts';
import type { BlobStore } from './BlobStore.ts';

/**
 * A file whose digest is known. Its last piece comes only when the whole is what was stored: a reader
 * never takes an altered file for a complete one.
 *
 * @param sha256 hexadecimal
 * @returns content that ends with a FilesAwayError when it was another one
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
    throw new FilesAwayError(new Error(`${key} is not what was stored under its digest`));
  }
  if (last) yield last;
}

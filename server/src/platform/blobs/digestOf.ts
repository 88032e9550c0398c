import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from './BlobStore.ts';

/**
 * The digest of a file in the format of subresource integrity: `sha256-…` in base64.
 * @param algorithm `sha256` or `sha384`
 */
export async function digestOf(
  blobs: BlobStore,
  key: string,
  algorithm = 'sha256',
): Promise<string> {
  const hash = createHash(algorithm);
  await pipeline(await blobs.read(key), hash);
  return `${algorithm}-${hash.digest('base64')}`;
}

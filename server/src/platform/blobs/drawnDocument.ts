import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { BlobStore } from './BlobStore.ts';
import { documentKey } from './documentKey.ts';
import { readChecked } from './readChecked.ts';

export interface DrawnDocument {
  readonly content: Readable | Buffer;
  /** Hexadecimal. */
  readonly sha256: string;
}

interface Drawing {
  /** The digest of the stored file; null before the first request. */
  readonly known: string | null;
  readonly draw: () => Promise<Buffer>;
  /** Stores the digest. */
  readonly keep: (sha256: string) => Promise<void>;
}

/**
 * The PDF of a document: drawn on first request, stored by its hash, and unchanged from then on.
 * Concurrent requests draw the same bytes.
 */
export async function drawnDocument(
  blobs: BlobStore,
  { known, draw, keep }: Drawing,
): Promise<DrawnDocument> {
  if (known !== null) {
    return { content: await readChecked(blobs, documentKey(known), known), sha256: known };
  }
  const content = await draw();
  const sha256 = createHash('sha256').update(content).digest('hex');
  await blobs.add(documentKey(sha256), content);
  await keep(sha256);
  return { content, sha256 };
}

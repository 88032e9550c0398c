import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Deps } from '../../../platform/Deps.ts';
import { businessPaperSchema } from '@portal/paper/BusinessPaper.ts';
import { documentKey } from '../../../platform/blobs/documentKey.ts';
import { readChecked } from '../../../platform/blobs/readChecked.ts';
import { keepFile, type DocumentRecord } from './documents.queries.ts';

interface DocumentFile {
  readonly content: Readable | Buffer;
  readonly sha256: string;
}

/**
 * The PDF of a document: drawn on first request, stored by its hash, and unchanged from then on.
 */
export async function documentFile(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  { id, sha256: known, paper }: DocumentRecord,
): Promise<DocumentFile> {
  if (known !== null) {
    return { content: await readChecked(blobs, documentKey(known), known), sha256: known };
  }
  // Loaded lazily: few processes draw documents, and fonts take memory.
  const { drawBusinessPaper } = await import('@portal/paper/drawBusinessPaper.ts');
  const content = await drawBusinessPaper(businessPaperSchema.parse(paper));
  const sha256 = createHash('sha256').update(content).digest('hex');
  // A concurrent request draws the same bytes.
  await blobs.add(documentKey(sha256), content);
  await keepFile(db, id, sha256);
  return { content, sha256 };
}

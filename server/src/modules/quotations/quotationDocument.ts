import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Deps } from '../../deps.ts';
import { keepDocument, type QuotationRecord } from './quotations.queries.ts';
import { quotationSnapshotSchema } from './quotationSnapshot.ts';

type DocumentDeps = Pick<Deps, 'db' | 'blobs'>;

/** Where the document lies in the store. */
export const documentKey = (sha256: string): string => `documents/${sha256}.pdf`;

/**
 * The document of a quotation: drawn when it is first asked for, kept under its hash, and the same
 * bytes from then on.
 */
export async function quotationDocument(
  { db, blobs }: DocumentDeps,
  { id, snapshot, document_sha256: known }: QuotationRecord,
): Promise<Readable | Buffer> {
  if (known !== null) return blobs.read(documentKey(known));
  // Loaded only now: few processes draw documents, and fonts take memory.
  const { renderQuotation } = await import('./renderQuotation.ts');
  const document = await renderQuotation(quotationSnapshotSchema.parse(snapshot));
  const sha256 = createHash('sha256').update(document).digest('hex');
  await blobs.put(documentKey(sha256), document);
  await keepDocument(db, id, sha256);
  return document;
}

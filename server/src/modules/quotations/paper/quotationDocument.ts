import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Deps } from '../../../deps.ts';
import { documentKey } from '../../documents/documentKey.ts';
import { keepDocument, type QuotationRecord } from '../quotations.queries.ts';
import { quotationSnapshotSchema } from '../quotationSnapshot.ts';

/** Documents that are being drawn, by quotation: whoever asks meanwhile waits for the same one. */
const drawing = new Map<string, Promise<Buffer>>();

type DocumentDeps = Pick<Deps, 'db' | 'blobs'>;

/**
 * The document of a quotation: drawn when it is first asked for, kept under its hash, and the same
 * bytes from then on.
 */
export async function quotationDocument(
  deps: DocumentDeps,
  record: QuotationRecord,
): Promise<Readable | Buffer> {
  const { id, document_sha256: known } = record;
  if (known !== null) return deps.blobs.read(documentKey(known));
  const drawn = drawing.get(id) ?? draw(deps, record).finally(() => drawing.delete(id));
  drawing.set(id, drawn);
  return drawn;
}

async function draw(
  { db, blobs }: DocumentDeps,
  { id, snapshot }: QuotationRecord,
): Promise<Buffer> {
  // Loaded only now: few processes draw documents, and fonts take memory.
  const { renderQuotation } = await import('./renderQuotation.ts');
  const document = await renderQuotation(quotationSnapshotSchema.parse(snapshot));
  const sha256 = createHash('sha256').update(document).digest('hex');
  await blobs.put(documentKey(sha256), document);
  await keepDocument(db, id, sha256);
  return document;
}

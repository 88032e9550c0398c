import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Deps } from '../../../../platform/Deps.ts';
import { documentKey } from '../../../../platform/blobs/documentKey.ts';
import { readChecked } from '../../../../platform/blobs/readChecked.ts';
import {
  keepDocument,
  type QuotationRecord,
} from '../../cart-pricing/quoted/quotations.queries.ts';
import { readStoredQuotation } from '../../cart-pricing/quoted/storedQuotation.ts';

interface QuotationFile {
  readonly content: Readable | Buffer;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Documents being drawn, by quotation: concurrent requests share one drawing. */
const drawing = new Map<string, Promise<QuotationFile>>();

type DocumentDeps = Pick<Deps, 'db' | 'blobs'>;
type DrawnRecord = Pick<QuotationRecord, 'id' | 'snapshot' | 'document_sha256'>;

/**
 * The document of a quotation: drawn on first request, stored by its hash, and unchanged from then
 * on.
 */
export async function quotationDocument(
  deps: DocumentDeps,
  record: DrawnRecord,
): Promise<QuotationFile> {
  const { id, document_sha256: known } = record;
  if (known !== null) {
    return { content: await readChecked(deps.blobs, documentKey(known), known), sha256: known };
  }
  const drawn = drawing.get(id) ?? draw(deps, record).finally(() => drawing.delete(id));
  drawing.set(id, drawn);
  return drawn;
}

async function draw(
  { db, blobs }: DocumentDeps,
  { id, snapshot }: DrawnRecord,
): Promise<QuotationFile> {
  // Loaded lazily: few processes draw documents, and fonts take memory.
  const { renderQuotation } = await import('./renderQuotation.ts');
  const content = await renderQuotation(readStoredQuotation(snapshot));
  const sha256 = createHash('sha256').update(content).digest('hex');
  await blobs.add(documentKey(sha256), content);
  await keepDocument(db, id, sha256);
  return { content, sha256 };
}

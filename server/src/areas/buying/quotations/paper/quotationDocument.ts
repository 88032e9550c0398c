import type { Deps } from '../../../../platform/Deps.ts';
import { drawnDocument, type DrawnDocument } from '../../../../platform/blobs/drawnDocument.ts';
import {
  keepDocument,
  type QuotationRecord,
} from '../../cart-pricing/quoted/quotations.queries.ts';
import { readStoredQuotation } from '../../cart-pricing/quoted/storedQuotation.ts';
import { quotationPaper } from './quotationPaper.ts';

/** Documents being drawn, by quotation: concurrent requests share one drawing. */
const drawing = new Map<string, Promise<DrawnDocument>>();

/** The PDF of a quotation. */
export async function quotationDocument(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  {
    id,
    snapshot,
    document_sha256: known,
  }: Pick<QuotationRecord, 'id' | 'snapshot' | 'document_sha256'>,
): Promise<DrawnDocument> {
  const open = () =>
    drawnDocument(blobs, {
      known,
      draw: async () => {
        // Loaded lazily: few processes draw documents, and fonts take memory.
        const { drawBusinessPaper } = await import('@portal/paper/drawBusinessPaper.ts');
        return drawBusinessPaper(quotationPaper(readStoredQuotation(snapshot)));
      },
      keep: (sha256) => keepDocument(db, id, sha256),
    });
  if (known !== null) return open();
  const drawn = drawing.get(id) ?? open().finally(() => drawing.delete(id));
  drawing.set(id, drawn);
  return drawn;
}

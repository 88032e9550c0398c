import { otherLocale } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import { businessPaperSchema } from '@portal/paper/BusinessPaper.ts';
import { translationRemark } from '@portal/paper/translation.ts';
import { lockOrder } from '../orders/orders.queries.ts';
import { NoVendorError } from '../seller/NoVendorError.ts';
import { documentPaper } from './documentPaper.ts';
import { latestDocument, type DocumentRecord } from './documents.queries.ts';
import { readDocumentFacts } from './issueDocument.ts';

/**
 * Draws a document in the other language on request. The translation has the number and amounts of
 * the issued document, refers to it, and is not stored.
 *
 * @throws NoVendorError
 */
export async function translateDocument(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  document: DocumentRecord,
): Promise<Buffer | undefined> {
  if (!config.vendor) throw new NoVendorError();
  const { kind, number, dated, order_id: orderId, team_id: teamId } = document;
  const locale = otherLocale(businessPaperSchema.parse(document.paper).locale);
  const facts = await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id: orderId });
    if (order?.team_id !== teamId) return undefined;
    return readDocumentFacts(trx, { ...order, locale }, config);
  });
  const invoice = await latestDocument(db, orderId, 'invoice');
  if (!facts || !invoice) return undefined;
  const paper = documentPaper({ ...facts, kind, number, dated, invoice, vendor: config.vendor });
  const remarks = [...paper.remarks, translationRemark(locale, number)];
  // Loaded lazily: few processes draw documents, and fonts take memory.
  const { drawBusinessPaper } = await import('@portal/paper/drawBusinessPaper.ts');
  return drawBusinessPaper({ ...paper, remarks });
}

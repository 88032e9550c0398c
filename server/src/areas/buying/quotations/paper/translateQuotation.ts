import { otherLocale } from '@portal/shared/domain';
import { translationRemark } from '@portal/paper/translation.ts';
import type { QuotationRecord } from '../../cart-pricing/quoted/quotations.queries.ts';
import { readStoredQuotation } from '../../cart-pricing/quoted/storedQuotation.ts';
import { quotationPaper } from './quotationPaper.ts';

/**
 * Draws a quotation in the other language from its snapshot on request. The quotation's original
 * document does not change.
 */
export async function translateQuotation({
  number,
  snapshot,
}: Pick<QuotationRecord, 'number' | 'snapshot'>): Promise<Buffer> {
  const quoted = readStoredQuotation(snapshot);
  const locale = otherLocale(quoted.locale);
  const paper = quotationPaper({ ...quoted, locale });
  const remarks = [...paper.remarks, translationRemark(locale, number)];
  // Loaded lazily: few processes draw documents, and fonts take memory.
  const { drawBusinessPaper } = await import('@portal/paper/drawBusinessPaper.ts');
  return drawBusinessPaper({ ...paper, remarks });
}

import { drawBusinessPaper } from '@portal/paper/drawBusinessPaper.ts';
import type { QuotationSnapshot } from '../../cart-pricing/quoted/storedQuotation.ts';
import { quotationPaper } from './quotationPaper.ts';

/** Draws a quotation on A4. The same snapshot gives the same bytes. */
export async function renderQuotation(snapshot: QuotationSnapshot): Promise<Buffer> {
  return drawBusinessPaper(quotationPaper(snapshot));
}

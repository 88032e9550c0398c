import { cartOf, type QuotedCart } from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import type { Buyer } from '../cart-pricing/Buyer.ts';
import { priceRequest } from '../cart-pricing/priceRequest.ts';
import { requireUnused } from './quotationUse.ts';
import type { QuotationRecord } from '../cart-pricing/quoted/quotations.queries.ts';
import { readStoredQuotation } from '../cart-pricing/quoted/storedQuotation.ts';

/**
 * Turns a team's quotation into a cart at the quoted price.
 *
 * @throws CartError `quotation_used`, `quotation_expired`, `not_renewable`, or `quotation_differs`
 * if a license in it has been renewed since
 */
export async function quotedCart(
  deps: Pick<Deps, 'db' | 'clock' | 'prices'>,
  buyer: Buyer & { readonly viewer: Viewer },
  { id, snapshot }: Pick<QuotationRecord, 'id' | 'snapshot'>,
): Promise<QuotedCart> {
  const quoted = readStoredQuotation(snapshot);
  const today = tokyoDay(deps.clock());
  const { number, valid_until, cd, pd, slips } = quoted;
  const isPast = quoted.start_at < today;
  const start_at = isPast ? today : quoted.start_at;
  const licenses = quoted.renewals.map((renewal) => ({ id: renewal.id, count: renewal.months }));
  const cart: QuotedCart = {
    quotation_id: id,
    number,
    valid_until,
    start_at,
    ...(isPast && { quoted_start_at: quoted.start_at }),
    cd,
    pd,
    licenses,
    paper_invoice: slips.invoice ? 1 : 0,
    paper_delivery: slips.delivery ? 1 : 0,
    paper_receipt: slips.receipt ? 1 : 0,
  };
  // Fails now with anything that would prevent the order.
  await requireUnused(deps.db, { teamId: buyer.viewer.team.id, id, locale: buyer.locale });
  await priceRequest(deps, buyer, cartOf(cart));
  return cart;
}

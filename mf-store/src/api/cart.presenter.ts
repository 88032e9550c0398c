import type { QuotedCart } from '@portal/shared/contracts';
import { toCalendarDay, type StoredCart } from '@portal/shared/domain';

/**
 * Converts the cart of a quotation with its quoted prices. If the quoted first day has passed, its
 * replacement does not count as chosen.
 */
export function presentQuotedCart(quoted: QuotedCart): StoredCart {
  return {
    quantities: { cd: quoted.cd, pd: quoted.pd },
    startsOn: quoted.quoted_start_at === undefined ? toCalendarDay(quoted.start_at) : null,
    renewals: quoted.licenses.map(({ id, count }) => ({ licenseId: id, months: count })),
    slips: {
      invoice: quoted.paper_invoice === 1,
      delivery: quoted.paper_delivery === 1,
      receipt: quoted.paper_receipt === 1,
    },
    quotationId: quoted.quotation_id,
  };
}

import type { QuotedCart } from '@portal/shared/contracts';
import { toCalendarDay, type StoredCart } from '@portal/shared/domain';

/** Converts the cart of a quotation, which keeps the quoted prices. */
export function presentQuotedCart(quoted: QuotedCart): StoredCart {
  return {
    quantities: { cd: quoted.cd, pd: quoted.pd },
    startsOn: toCalendarDay(quoted.start_at),
    renewals: quoted.licenses.map(({ id, count }) => ({ licenseId: id, months: count })),
    slips: {
      invoice: quoted.paper_invoice === 1,
      delivery: quoted.paper_delivery === 1,
      receipt: quoted.paper_receipt === 1,
    },
    quotationId: quoted.quotation_id,
  };
}

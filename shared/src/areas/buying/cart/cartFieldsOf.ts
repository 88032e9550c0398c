import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import type { CartOwner } from './CartOwner.ts';
import type { StoredCart } from './StoredCart.ts';

/**
 * A cart as the calls about it take it.
 *
 * @param startsOn The first day of new licenses that the page shows.
 */
export function cartFieldsOf(
  { quantities, startsOn: chosen, renewals, slips, quotationId }: StoredCart,
  startsOn: CalendarDay,
  { country, isMember }: CartOwner,
) {
  const licenses = renewals.map(({ licenseId: id, months: count }) => ({ id, count }));
  return {
    start_at: startsOn,
    ...(chosen === null && { start_on_order: flagOf(true) }),
    cd: JSON.stringify(quantities.cd),
    pd: JSON.stringify(quantities.pd),
    licenses: JSON.stringify(isMember ? licenses : []),
    country_code: country,
    paper_invoice: flagOf(slips.invoice),
    paper_delivery: flagOf(slips.delivery),
    paper_receipt: flagOf(slips.receipt),
    ...(isMember && quotationId !== null && { quotation_id: quotationId }),
  };
}

function flagOf(isOn: boolean): 0 | 1 {
  return isOn ? 1 : 0;
}

import { toCalendarDay, type CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import type { Quantities } from '../pricing/CartLine.ts';
import type { Cart } from './Cart.ts';
import type { CartOwner } from './CartOwner.ts';

/**
 * A cart as the calls about it take it.
 *
 * @param startsOn The first day of new licenses that the page shows.
 */
export function cartFieldsOf(
  { quantities, startsOn: chosen, renewals, slips, quotationId }: Cart,
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

type Flag = boolean | 0 | 1 | undefined;

/** The fields of a cart after their validation. */
interface CartFields {
  readonly start_at: string;
  readonly start_on_order?: Flag;
  readonly cd: Quantities;
  readonly pd: Quantities;
  readonly licenses?: readonly { readonly id: string; readonly count: number }[] | undefined;
  readonly paper_invoice?: Flag;
  readonly paper_delivery?: Flag;
  readonly paper_receipt?: Flag;
  readonly quotation_id?: string | undefined;
}

/** Reads a cart back from the fields of a call. */
export function cartOf(fields: CartFields): Cart {
  const { start_at, start_on_order: isOnOrder, cd, pd, licenses = [] } = fields;
  return {
    quantities: { cd, pd },
    startsOn: isOnOrder ? null : toCalendarDay(start_at),
    renewals: licenses.flatMap(({ id, count }) =>
      count > 0 ? [{ licenseId: id, months: count }] : [],
    ),
    slips: {
      invoice: Boolean(fields.paper_invoice),
      delivery: Boolean(fields.paper_delivery),
      receipt: Boolean(fields.paper_receipt),
    },
    quotationId: fields.quotation_id ?? null,
  };
}

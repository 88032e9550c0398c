import {
  addDays,
  calendarDayOf,
  inTokyo,
  type CalendarDay,
  type PaymentWay,
} from '@portal/shared/domain';
import { nextBusinessDay, previousBusinessDay } from './businessDays.ts';
import type { PricedRequest } from '../../cart-pricing/priceRequest.ts';

/** The date of the invoice and the due date of the payment. */
export interface PaymentDates {
  readonly billdate: CalendarDay;
  /** Null for a card, which is charged when the order is placed. */
  readonly duedate: CalendarDay | null;
}

interface TransferDates extends PaymentDates {
  readonly duedate: CalendarDay;
}

/** Longest time in days that an unpaid order waits for its payment. */
const longestDays = 14;

/**
 * The billing date and the due date of an order, by payment method.
 *
 * @param beginsOn start date of the ordered items; may be in the past
 */
export function paymentDates(
  way: PaymentWay,
  orderedOn: CalendarDay,
  beginsOn: CalendarDay,
): PaymentDates {
  switch (way) {
    case 'bank_prepay':
      return prepayDates(orderedOn, beginsOn);
    case 'bank_postpay':
      return postpayDates(orderedOn);
    case 'card':
      return { billdate: orderedOn, duedate: null };
  }
}

/**
 * Dates of a prepaid order: due one business day before the ordered licenses begin, at most 14 days
 * after the order, but never before the first business day after it.
 *
 * @param beginsOn start date of the ordered items; may be in the past
 */
export function prepayDates(orderedOn: CalendarDay, beginsOn: CalendarDay): TransferDates {
  const last = addDays(orderedOn, longestDays);
  const before = previousBusinessDay(beginsOn);
  const wanted = before < last ? before : last;
  return { billdate: orderedOn, duedate: notBefore(nextBusinessDay(orderedOn), wanted) };
}

/**
 * Dates of an auto-renewal order: placed long before the license ends, due one business day before
 * the new term.
 */
export function autoRenewalDates(orderedOn: CalendarDay, beginsOn: CalendarDay): TransferDates {
  const duedate = notBefore(nextBusinessDay(orderedOn), previousBusinessDay(beginsOn));
  return { billdate: orderedOn, duedate };
}

/**
 * Dates of a postpaid order: billed at the end of the order's month, due at the end of the
 * following month.
 */
export function postpayDates(orderedOn: CalendarDay): TransferDates {
  const month = inTokyo(orderedOn);
  return {
    billdate: calendarDayOf(month.endOf('month')),
    duedate: calendarDayOf(month.plus({ months: 1 }).endOf('month')),
  };
}

const notBefore = (earliest: CalendarDay, day: CalendarDay): CalendarDay =>
  day < earliest ? earliest : day;

/** The start date of the items in a cart: of new licenses, or of a renewed license's new term. */
export function beginsOn({
  startsOn,
  renewals,
  priced,
}: Pick<PricedRequest, 'startsOn' | 'renewals' | 'priced'>): CalendarDay {
  const hasNew = priced.lines.some(({ kind }) => kind === 'new');
  const days = [...(hasNew ? [startsOn] : []), ...renewals.map(({ endsOn }) => addDays(endsOn, 1))];
  return days.reduce((first, day) => (day < first ? day : first), days[0] ?? startsOn);
}

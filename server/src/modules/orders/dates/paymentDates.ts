import {
  addDays,
  addMonths,
  toCalendarDay,
  type CalendarDay,
  type PaymentWay,
} from '@portal/shared/domain';
import { nextBusinessDay, previousBusinessDay } from './businessDays.ts';

/** Days of the invoice and of the payment. */
export interface PaymentDates {
  readonly billdate: CalendarDay;
  /** Null for a card, which is charged as soon as the order stands. */
  readonly duedate: CalendarDay | null;
}

interface TransferDates extends PaymentDates {
  readonly duedate: CalendarDay;
}

/** An unpaid order is not kept for longer. */
const longestDays = 14;

/**
 * When an order is billed and to be paid, by the way it is paid.
 *
 * @param beginsOn first day of what is ordered; may have passed
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
 * Prepay: one business day before what is ordered begins, 14 days after the order at the latest, but
 * never before the first business day after the order.
 *
 * @param beginsOn first day of what is ordered; may have passed
 */
export function prepayDates(orderedOn: CalendarDay, beginsOn: CalendarDay): TransferDates {
  const last = addDays(orderedOn, longestDays);
  const before = previousBusinessDay(beginsOn);
  const wanted = before < last ? before : last;
  return { billdate: orderedOn, duedate: notBefore(nextBusinessDay(orderedOn), wanted) };
}

/**
 * A renewal order that nobody placed is made long before the license ends, and may be paid until
 * one business day before.
 */
export function autoRenewalDates(orderedOn: CalendarDay, beginsOn: CalendarDay): TransferDates {
  const duedate = notBefore(nextBusinessDay(orderedOn), previousBusinessDay(beginsOn));
  return { billdate: orderedOn, duedate };
}

/** Postpay: billed at the end of the order's month, due at the end of the next one. */
export function postpayDates(orderedOn: CalendarDay): TransferDates {
  const first = toCalendarDay(`${orderedOn.slice(0, 7)}-01`);
  return { billdate: addDays(addMonths(first, 1), -1), duedate: addDays(addMonths(first, 2), -1) };
}

const notBefore = (earliest: CalendarDay, day: CalendarDay): CalendarDay =>
  day < earliest ? earliest : day;

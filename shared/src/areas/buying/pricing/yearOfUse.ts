import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { contractMonths } from '../../../basics/calendar/contractMonths.ts';

/**
 * The year of use that a renewal begins, counted from the license's first day: the full years up to
 * its present end, and one more. It does not depend on the day of the order, so that ordering early
 * costs nothing.
 */
export function yearOfUse({
  startsOn,
  endsOn,
}: Readonly<Record<'startsOn' | 'endsOn', CalendarDay>>): number {
  return Math.floor(contractMonths(startsOn, endsOn) / 12) + 1;
}

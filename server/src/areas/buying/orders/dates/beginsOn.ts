import { addDays, type CalendarDay } from '@portal/shared/domain';
import type { PricedRequest } from '../../cart-pricing/priceRequest.ts';

/** The start date of the items in a cart: of new licenses, or of a renewed license's new term. */
export function beginsOn({
  startsOn,
  renewals,
  priced,
}: Pick<PricedRequest, 'startsOn' | 'renewals' | 'priced'>): CalendarDay {
  const hasNew = priced.lines.some(({ line }) => line.kind === 'new');
  const days = [
    ...(hasNew ? [startsOn] : []),
    ...renewals.map(({ license }) => addDays(license.endsOn, 1)),
  ];
  return days.reduce((first, day) => (day < first ? day : first), days[0] ?? startsOn);
}

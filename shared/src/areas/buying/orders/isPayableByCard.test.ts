import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { isPayableByCard } from './isPayableByCard.ts';

describe('isPayableByCard', () => {
  const today = toCalendarDay('2026-11-21');
  const order = { state: 'unpaid', paymentMethod: 'bankTransfer', dueDate: today } as const;

  it('takes an unpaid prepaid order until its due date', () => {
    expect(isPayableByCard(order, today)).toBe(true);
    expect(isPayableByCard({ ...order, dueDate: toCalendarDay('2026-11-20') }, today)).toBe(false);
  });

  it.each([
    ['a paid order', { state: 'paid' }],
    ['a cancelled order', { state: 'cancelled_by_customer' }],
    ['an order after delivery', { state: 'unapproved' }],
    ['an order by card', { paymentMethod: 'card', dueDate: null }],
  ] as const)('takes no other one: %s', (_what, changes) => {
    expect(isPayableByCard({ ...order, ...changes }, today)).toBe(false);
  });
});

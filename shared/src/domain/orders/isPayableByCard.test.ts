import { toCalendarDay } from '../calendar/CalendarDay.ts';
import { isPayableByCard } from './isPayableByCard.ts';

describe('isPayableByCard', () => {
  const today = toCalendarDay('2026-11-21');
  const order = {
    status: 0,
    payment_type: 1,
    payment_method: 1,
    permit_after_pay: false,
    duedate: '2026-11-21',
  };

  it('takes an unpaid prepaid order until its due date', () => {
    expect(isPayableByCard(order, today)).toBe(true);
    expect(isPayableByCard({ ...order, duedate: '2026-11-20' }, today)).toBe(false);
  });

  it.each([
    ['a paid order', { status: 1 }],
    ['a cancelled order', { status: 98 }],
    ['an order after delivery', { payment_type: 2 }],
    ['an order by card', { payment_method: 2, duedate: null }],
  ])('takes no other one: %s', (_what, changes) => {
    expect(isPayableByCard({ ...order, ...changes }, today)).toBe(false);
  });
});

import { toCalendarDay } from '@portal/shared/domain';
import type { Attention } from './Attention.ts';
import { listMatters } from './listMatters.ts';

function anOrder(id: string, day: string): Attention['orders'][number] {
  return { id, number: id, total: 1, currency: 'JPY', dueOn: toCalendarDay(day) };
}

const licenses: Attention['licenses'] = {
  count: 2,
  number: null,
  firstEndsOn: toCalendarDay('2026-11-26'),
  renewable: 2,
  renewableId: null,
};

describe('listMatters', () => {
  it('lists matters by due date, cards last', () => {
    const matters = listMatters({
      licenses,
      orders: [anOrder('overdue', '2026-11-19'), anOrder('due', '2026-11-27')],
      moreOrders: 3,
      cards: [
        {
          id: 'c',
          brand: 'Visa',
          last4: '4242',
          endsOn: toCalendarDay('2026-10-31'),
          trouble: 'expired',
        },
      ],
    });
    expect(
      matters.map((matter) => (matter.kind === 'order' ? matter.order.id : matter.kind)),
    ).toEqual(['overdue', 'licenses', 'due', 'more_orders', 'card']);
  });

  it('is empty when nothing needs attention', () => {
    expect(listMatters({ licenses: null, orders: [], moreOrders: 0, cards: [] })).toEqual([]);
  });
});

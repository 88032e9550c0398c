import type { Attention as AttentionAnswer } from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';
import type { Attention } from '../domain/Attention.ts';

/** Converts what needs attention from the wire. */
export function presentAttention({ licenses, orders, cards }: AttentionAnswer): Attention {
  return {
    licenses: licenses && {
      count: licenses.count,
      number: licenses.number,
      firstEndsOn: toCalendarDay(licenses.first_end_at),
      renewable: licenses.renewable,
      renewableId: licenses.renewable_id,
    },
    orders: orders.first.map(({ duedate, ...order }) => ({
      ...order,
      dueOn: toCalendarDay(duedate),
    })),
    moreOrders: orders.count - orders.first.length,
    cards: cards.map(({ end_at, ...card }) => ({ ...card, endsOn: toCalendarDay(end_at) })),
  };
}

import { anOrderRow } from '../../testing/anOrder.ts';
import { presentOrderSummary } from './orderSummary.presenter.ts';

describe('presentOrderSummary', () => {
  it('presents an unpaid bank transfer', () => {
    expect(presentOrderSummary(anOrderRow())).toEqual({
      id: 'id-S20261100001',
      number: 'S20261100001',
      state: 'unpaid',
      paymentType: 'prepay',
      paymentMethod: 'bankTransfer',
      currency: 'JPY',
      total: 16_500,
      orderedAt: '2026-11-19T16:00:00.000Z',
      documentLocale: 'ja',
      billDate: '2026-11-20',
      dueDate: '2026-12-04',
      deliveredAt: null,
      paidAt: null,
      refundedAt: null,
      moneyState: null,
      documents: ['invoice'],
    });
  });

  it.each([
    [{ payment_type: 2 }, 'unapproved'],
    [{ payment_type: 2, permit_after_pay: 1 }, 'approved'],
    [{ status: 1 }, 'paid'],
    [{ status: 2, payment_method: 2 }, 'failed'],
    [{ status: 98 }, 'cancelled_by_customer'],
    [{ status: 99 }, 'cancelled_by_vendor'],
  ] as const)('reads the state from %j', (codes, state) => {
    expect(presentOrderSummary(anOrderRow(codes)).state).toBe(state);
  });

  it('offers the documents of a delivered and paid order', () => {
    const row = anOrderRow({
      status: 1,
      deliveried_at: '2026-11-21T00:00:00.000Z',
      completed_at: '2026-11-22T00:00:00.000Z',
    });
    const { documents, deliveredAt, paidAt } = presentOrderSummary(row);
    expect(documents).toEqual(['invoice', 'delivery', 'receipt']);
    expect([deliveredAt, paidAt]).toEqual([row.deliveried_at, row.completed_at]);
  });
});

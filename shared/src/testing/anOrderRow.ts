import type { OrderRow } from '../areas/buying/orders/orders.contract.ts';

/** The list row of an unpaid prepaid order by bank transfer, as the API sends it. */
export function anOrderRow(changes: Partial<OrderRow> = {}): OrderRow {
  const number = changes.number ?? 'S20261100001';
  return {
    id: `id-${number}`,
    number,
    status: 0,
    payment_type: 1,
    payment_method: 1,
    permit_after_pay: 0,
    locale: 'ja',
    currency: 'JPY',
    total: 16_500,
    item_total: 15_000,
    commission: 0,
    adjustment_total: 0,
    tax: 1500,
    created_at: '2026-11-19T16:00:00.000Z',
    billdate: '2026-11-20',
    duedate: '2026-12-04',
    deliveried_at: null,
    completed_at: null,
    refunded_at: null,
    payment_state: null,
    ...changes,
  };
}

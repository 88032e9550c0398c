import type { Order, OrderRow } from '@portal/shared/contracts';

/** The list row of an unpaid prepaid order by bank transfer, as on the wire. */
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

export const aBank = {
  bank_ja: 'みなと銀行',
  bank_en: 'Minato Bank',
  bank_code: '0001',
  branch_ja: '本店',
  branch_en: 'Head office',
  branch_code: '001',
  type_ja: '普通',
  type_en: 'Ordinary',
  number: '1234567',
  holder_kana: 'ｶ)ｻｸﾗ',
  holder_en: 'Sakura Inc.',
  swift: null,
};

/** Replaces the items of an order for an EMI check license. */
export const emiItems: Order['items'] = [
  {
    name: 'EMI check – project “Router”, 20 uses',
    no: 1,
    month: null,
    period_ja: '2026-11-20 ～ 2026-12-19',
    period_en: '2026-11-20 – 2026-12-19',
    price: 100_000,
    quantity: 1,
    subtotal: 100_000,
  },
];

/** An unpaid order with all details, as on the wire: one Circuit Designer license for a month. */
export function anOrder(changes: Partial<Order> = {}): Order {
  return {
    ...anOrderRow(changes),
    origin: 'checkout',
    items: [
      {
        name: 'Circuit Designer – new license',
        no: 1,
        month: 1,
        period_ja: '2026-11-20 ～ 2026-12-19',
        period_en: '2026-11-20 – 2026-12-19',
        price: 15_000,
        quantity: 1,
        subtotal: 15_000,
      },
    ],
    discounts: [],
    taxes: [{ percent: 10, base: 15_000, tax: 1500 }],
    explanation: {
      currency: 'JPY',
      lines: [],
      item_total: 15_000,
      discounts: [],
      adjustment_total: 0,
      tax: { percent: 10, base: 15_000, exact: 1500, amount: 1500 },
      slips: { count: 0, fee: 1100, amount: 0 },
      total: 16_500,
    },
    bank: aBank,
    events: [
      { at: '2026-11-19T16:00:00.000Z', kind: 'ordered', by: 'person', by_name: '佐藤 花子' },
    ],
    licenses: [],
    paper_invoice: 0,
    paper_delivery: 0,
    paper_receipt: 0,
    ...changes,
  };
}

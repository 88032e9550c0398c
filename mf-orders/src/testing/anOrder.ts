import type { Order } from '@portal/shared/contracts';
import { anOrderRow } from '@portal/shared/testing';

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
      lines: [
        {
          kind: 'new',
          product: 'cd',
          months: 1,
          quantity: 1,
          license_id: null,
          year_of_use: null,
          years: 0,
          year_price: 150_000,
          rest_months: 1,
          month_price: 15_000,
          unit_price: 15_000,
          subtotal: 15_000,
        },
      ],
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

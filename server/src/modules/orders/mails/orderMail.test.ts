import { describe, expect, it } from '@jest/globals';
import { orderMail } from './orderMail.ts';
import type { MailFacts } from './orderMails.queries.ts';

const config = {
  managerUrl: 'https://portal.example',
  bank: undefined,
  vendor: undefined,
  links: { contact: 'https://vendor.example/contact' },
  demo: false,
} as const;

const item = {
  order_id: 'o',
  no: 1,
  kind: 'new' as const,
  product: 'cd' as const,
  license_id: null,
  license_number: null,
  months: 12,
  start_at: '2026-12-01',
  end_at: '2027-11-30',
  price: 150_000,
  quantity: 3,
  subtotal: 450_000,
  tax_bp: 1000,
};

/** Six sets with their 5 %, tax, and two slips on paper: the figures of the pricing rules' example. */
const facts = {
  id: 'o',
  number: 'S20261100001',
  locale: 'en',
  currency: 'JPY',
  adjustment_total: -24_750,
  tax: 47_025,
  commission: 2200,
  total: 519_475,
  duedate: '2026-11-30',
  payment_method: 1,
  payment_type: 1,
  origin: 'checkout',
  refunded_at: null,
  email: 'grace@example.com',
  first_name: 'Grace',
  last_name: 'Miller',
  team_name: 'Kiban',
  agent: false,
  items: [item, { ...item, no: 2, months: 1, price: 15_000, subtotal: 45_000 }],
} as const satisfies MailFacts;

/** The amounts behind the colons of a mail's lines, in yen. */
function amountsOf(text: string): readonly number[] {
  return [...text.matchAll(/[:：] ?(-?)[¥￥]([\d,]+)$/gm)].map(([, sign, digits]) =>
    Number(`${sign ?? ''}${(digits ?? '').replaceAll(',', '')}`),
  );
}

describe('orderMail', () => {
  it.each(['en', 'ja'] as const)('writes sums that add up to its total: %s', (locale) => {
    const mail = orderMail({ ...facts, locale }, 'ordered', config);
    const amounts = amountsOf(mail?.text ?? '');
    expect(amounts).toEqual([450_000, 45_000, -24_750, 47_025, 2200, 519_475]);
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount)).toBe(amounts.at(-1));
  });

  it('leaves out discount, tax and slips where there are none', () => {
    const abroad = { ...facts, adjustment_total: 0, tax: 0, commission: 0, total: 495_000 };
    const text = orderMail(abroad, 'ordered', config)?.text;
    expect(text).toContain('\nTotal: ¥495,000\n');
    expect(text).not.toMatch(/Discount|Tax|fee:/);
  });

  it('names its sender and where to ask', () => {
    expect(orderMail(facts, 'ordered', config)?.text).toContain(
      'This is an automated email.\nhttps://vendor.example/contact\n',
    );
  });
});

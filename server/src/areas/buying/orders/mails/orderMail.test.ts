import { describe, expect, it } from '@jest/globals';
import { composeMail } from '../../../../platform/mail/composeMail.ts';
import { demoVendor } from '../../seller/vendorSettings.ts';
import type { OrderEventKind } from './OrderMailWords.ts';
import { orderMail } from './orderMail.ts';
import type { MailFacts } from './orderMails.queries.ts';

const config = {
  managerUrl: 'https://portal.example',
  bank: undefined,
  vendor: undefined,
} as const;

const bank = {
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

/** The example of the pricing rules: six sets with 5 % discount, tax, and two paper slips. */
const facts = {
  id: 'o',
  number: 'S20261100001',
  locale: 'en',
  currency: 'JPY',
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
  breakdown: {
    currency: 'JPY',
    lines: [],
    itemTotal: 495_000,
    discounts: [
      {
        ...{ rule: 'volume', product: 'cd', count: 6, from: 5, to: 10 },
        ...{ percent: 5, base: 495_000, exact: 24_750, amount: -24_750 },
        text: { en: 'Volume discount 5%', ja: '数量割引 5%' },
      },
    ],
    adjustmentTotal: -24_750,
    tax: { percent: 10, base: 470_250, exact: 47_025, amount: 47_025 },
    slips: { count: 2, fee: 1100, amount: 2200 },
    total: 519_475,
  },
  items: [item, { ...item, no: 2, months: 1, price: 15_000, subtotal: 45_000 }],
} as const satisfies MailFacts;

/** The amounts behind the colons of a mail's lines, in yen. */
function amountsOf(text: string): readonly number[] {
  return [...text.matchAll(/[:：] ?(-?)[¥￥]([\d,]+)$/gm)].map(([, sign, digits]) =>
    Number(`${sign ?? ''}${(digits ?? '').replaceAll(',', '')}`),
  );
}

/** The mail about an event, as sent. */
function written(...about: Parameters<typeof orderMail>) {
  const mail = orderMail(...about);
  return mail && { ...mail, ...composeMail(mail) };
}

describe('orderMail', () => {
  it.each(['en', 'ja'] as const)('writes sums that add up to its total: %s', (locale) => {
    const mail = written({ ...facts, locale }, 'ordered', config);
    const amounts = amountsOf(mail?.text ?? '');
    expect(amounts).toEqual([450_000, 45_000, 495_000, -24_750, 47_025, 2200, 519_475]);
  });

  it('leaves out discount, tax and slips of an order without them', () => {
    const tax = { ...facts.breakdown.tax, percent: 0, amount: 0 };
    const slips = { ...facts.breakdown.slips, count: 0, amount: 0 };
    const none = { discounts: [], tax, slips, total: 495_000 };
    const abroad = { ...facts, breakdown: { ...facts.breakdown, ...none } };
    const text = written(abroad, 'ordered', config)?.text;
    expect(text).toContain('\nTotal: ¥495,000\n');
    expect(text).not.toMatch(/discount|Consumption|Paper-slip/);
  });

  it('names its sender; the common footer has the contact', () => {
    const mail = orderMail(facts, 'ordered', { ...config, vendor: demoVendor });
    expect(mail?.after.at(-1)).toBe(`This is an automated email.\n${demoVendor.name_en}`);
    expect(orderMail(facts, 'ordered', config)?.after.at(-1)).toBe('This is an automated email.');
  });

  it.each<[string, OrderEventKind, object, en: string, ja: string]>([
    ['an order by transfer', 'ordered', {}, 'Order received', 'ご注文ありがとうございます'],
    [
      'one that is paid afterwards',
      'ordered',
      { payment_type: 2 },
      'Order received',
      'ご注文ありがとうございます',
    ],
    [
      'one that nobody placed',
      'ordered',
      { origin: 'auto_renewal' },
      'Renewal order for your licenses',
      'ライセンス自動継続のご注文',
    ],
    ['approval', 'approved', {}, 'Order approved', 'ご注文が承認されました'],
    ['refused credit', 'refused', {}, 'Order not approved', 'ご注文の後払いについて'],
    ['payment', 'paid', {}, 'Payment received', 'ご入金を確認しました'],
    [
      'a card that did not pay',
      'failed',
      {},
      'Card payment not completed',
      'カード決済が完了しませんでした',
    ],
    ['cancelling', 'cancelled', {}, 'Order cancelled', 'ご注文をキャンセルしました'],
    [
      'a due date that has passed',
      'expired',
      {},
      'Order cancelled: not paid in time',
      'お支払期限超過によるご注文のキャンセル',
    ],
    [
      'a refund',
      'refunded',
      { refunded_at: new Date('2026-11-25T00:00:00Z') },
      'Payment refunded',
      'ご返金のお知らせ',
    ],
    ['money that goes back unused', 'refunded', {}, 'Payment refunded', 'ご返金のお知らせ'],
  ])('writes the mail about %s in both languages', (_what, kind, changes, en, ja) => {
    const english = written({ ...facts, ...changes }, kind, config);
    const japanese = written({ ...facts, ...changes, locale: 'ja' }, kind, config);
    expect(english?.subject).toBe(`${en} (S20261100001)`);
    expect(japanese?.subject).toBe(`${ja}（S20261100001）`);
    for (const mail of [english, japanese]) {
      expect(mail?.to).toBe('grace@example.com');
      expect(mail?.text).toContain('\nhttps://portal.example/order/o\n');
      expect(mail?.html).toContain('https://portal.example/order/o');
      expect(`${mail?.subject ?? ''}${mail?.text ?? ''}`).not.toMatch(/undefined|null|NaN/);
    }
    expect(english?.text).toContain('Dear Grace Miller,');
    expect(japanese?.text).toContain('Miller Grace 様');
    expect(english?.text).not.toMatch(/\p{Script=Han}|\p{Script=Kana}/u);
  });

  it('reports a card payment, also for an order placed by transfer', () => {
    const text = (changes: object) => written({ ...facts, ...changes }, 'paid', config)?.text;
    expect(text({})).toContain('We have received your payment and');
    expect(text({ payment_method: 2 })).toContain('Your card has been charged and');
    expect(text({ locale: 'ja' })).toContain('ご入金を確認し、ライセンスを');
    expect(text({ locale: 'ja', payment_method: 2 })).toContain(
      'カードでのお支払いが完了し、ライセンスを',
    );
  });

  it('explains the effect of a refund on licenses and money', () => {
    const refunded = { ...facts, refunded_at: new Date('2026-11-25T00:00:00Z') };
    expect(written(refunded, 'refunded', config)?.text).toContain('revoked the licenses');
    expect(written(facts, 'refunded', config)?.text).toContain('no license was issued');
  });

  it('writes no mail about a card order before its payment, and none about delivery', () => {
    expect(written({ ...facts, payment_method: 2 }, 'ordered', config)).toBeUndefined();
    expect(written(facts, 'delivered', config)).toBeUndefined();
  });

  it.each([
    ['en', 'November 30, 2026', 'Minato Bank (0001), Head office (001), Ordinary 1234567'],
    ['ja', '2026年11月30日', 'みなと銀行（0001） 本店（001） 普通 1234567'],
  ] as const)(
    'gives due date and bank account, but agents only the due date: %s',
    (locale, day, to) => {
      const banking = { ...config, bank };
      for (const origin of ['checkout', 'auto_renewal'] as const) {
        const text = written({ ...facts, locale, origin }, 'ordered', banking)?.text;
        expect(text).toContain(day);
        expect(text).toContain(to);
        const agents = { ...facts, locale, origin, agent: true, payment_type: 2 };
        const byAgent = written(agents, 'ordered', banking)?.text;
        expect(byAgent).toContain(day);
        expect(byAgent).not.toContain(to);
      }
    },
  );

  it('names the SWIFT code for transfers from abroad', () => {
    const banking = { ...config, bank: { ...bank, swift: 'MINAJPJT' } };
    const text = (changes: object) => written({ ...facts, ...changes }, 'ordered', banking)?.text;
    expect(text({})).toContain('SWIFT MINAJPJT');
    expect(text({ locale: 'ja', currency: 'USD' })).toContain('SWIFT MINAJPJT');
    expect(text({ locale: 'ja' })).not.toContain('SWIFT');
  });

  it.each([
    ['en', 'pay in advance by bank transfer'],
    ['ja', '前払いの銀行振込'],
  ] as const)('offers agents no other payment method if credit is refused: %s', (locale, other) => {
    const text = (agent: boolean) => written({ ...facts, locale, agent }, 'refused', config)?.text;
    expect(text(false)).toContain(other);
    expect(text(true)).not.toContain(other);
  });

  it.each([
    ['en', 'Your licenses are issued as soon as your payment arrives.'],
    ['ja', 'ご入金の確認後、すぐにライセンスを発行いたします。'],
  ] as const)('tells like the order page when licenses are issued: %s', (locale, sentence) => {
    expect(written({ ...facts, locale }, 'ordered', config)?.text).toContain(sentence);
  });
});

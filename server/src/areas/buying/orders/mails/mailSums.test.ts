import { describe, expect, it } from '@jest/globals';
import {
  breakdownOf,
  countryTerms,
  newLine,
  priceCart,
  productNames,
  toCalendarDay,
  toMajor,
  toMinor,
  type PricedItems,
} from '@portal/shared/domain';
import fc from 'fast-check';
import { composeMail } from '../../../../platform/mail/composeMail.ts';
import { orderMail } from './orderMail.ts';
import type { MailFacts } from './orderMails.queries.ts';

const product = fc.constantFrom('cd' as const, 'pd' as const);
const months = fc.integer({ min: 1, max: 12 });
const cart: fc.Arbitrary<PricedItems> = fc.record({
  lines: fc.array(
    fc.oneof(
      fc.record({ product, months, quantity: fc.integer({ min: 1, max: 20 }) }).map(newLine),
      fc.record({
        kind: fc.constant('renewal' as const),
        product,
        months,
        quantity: fc.constant(1),
        licenseId: fc.uuid(),
        yearOfUse: fc.integer({ min: 1, max: 8 }),
      }),
    ),
    { minLength: 1, maxLength: 40 },
  ),
  paperSlips: fc.integer({ min: 0, max: 3 }),
});

/** The facts of an order of a cart; licenses are numbered in the order of their lines. */
function factsOf(ordered: PricedItems, country: string, locale: 'en' | 'ja'): MailFacts {
  const priced = priceCart(ordered, {
    ...countryTerms(country, toCalendarDay('2026-11-21')),
    // Odd prices and rates, so that every rounding matters.
    prices: { cd: { month: 15_013, year: 150_007 }, pd: { month: 20_011, year: 200_003 } },
    volume: [
      { from: 5, rateBp: 503 },
      { from: 11, rateBp: 1007 },
    ],
    duration: [
      { from: 2, rateBp: 301 },
      { from: 4, rateBp: 811 },
    ],
  });
  return {
    ...{ id: 'o', number: 'S20261100001', locale, currency: priced.currency },
    ...{ duedate: '2026-11-30', payment_method: 1, payment_type: 1, origin: 'checkout' },
    ...{ refunded_at: null, email: 'grace@example.com', agent: false },
    ...{ first_name: 'Grace', last_name: 'Miller', team_name: 'Kiban' },
    breakdown: breakdownOf(priced),
    items: priced.lines.map(({ kind, product: of, licenseId, unitPrice, ...line }, index) => ({
      ...{ order_id: 'o', no: index + 1, kind, product: of, months: line.months },
      ...{ quantity: line.quantity, price: unitPrice, subtotal: line.subtotal, tax_bp: 1000 },
      license_id: licenseId,
      license_number: licenseId === null ? null : numberOf(index),
      ...{ start_at: '2026-12-01', end_at: '2027-11-30' },
    })),
  };
}

function numberOf(index: number): string {
  return `CD-${String(index).padStart(7, '0')}`;
}

const config = {
  ...{ managerUrl: 'https://portal.example', bank: undefined, vendor: undefined },
  ...{ links: { contact: 'https://vendor.example/contact' }, demo: false },
};

/** The amounts at the ends of lines, in minor units. */
function amountsOf(text: string, minorUnits: number): readonly number[] {
  return [...text.matchAll(/[:：] ?(-?)[¥￥$]([\d,.]+)$/gm)].map(([, sign, digits]) =>
    Math.round(Number(`${sign ?? ''}${(digits ?? '').replaceAll(',', '')}`) * minorUnits),
  );
}

describe('the sums of a mail about an order', () => {
  it('add up, and each renewed license is a line, for every order', () => {
    fc.assert(
      fc.property(
        cart,
        fc.constantFrom('JP', 'US'),
        fc.constantFrom('en' as const, 'ja' as const),
        (ordered, country, locale) => {
          const facts = factsOf(ordered, country, locale);
          const mail = orderMail(facts, 'ordered', config);
          if (mail === undefined) throw new Error('no mail is written');
          const { text } = composeMail(mail);
          const amounts = amountsOf(text, 1 / toMajor(1, facts.currency));
          const items = amounts.slice(0, facts.items.length);
          const [subtotal = 0, ...rest] = amounts.slice(facts.items.length);
          const total = rest.pop();
          expect(sum(items)).toBe(subtotal);
          expect(subtotal + sum(rest)).toBe(total);
          expect(total).toBe(toMinor(facts.breakdown.total, facts.currency));
          for (const [index, line] of ordered.lines.entries()) {
            const name = productNames[line.product];
            if (line.kind === 'renewal') {
              expect(text).toMatch(RegExp(`${name}.*${numberOf(index)} ?[(（]`));
            }
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

function sum(amounts: readonly number[]): number {
  return amounts.reduce((left, right) => left + right, 0);
}

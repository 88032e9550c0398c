import { addDays, toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { countryTerms } from './countryTerms.ts';
import { aPriceList } from '../../testing/aPriceList.ts';
import { newLines } from './CartLine.ts';
import { priceCart } from './priceCart.ts';
import { taxRateOn, taxRates } from './taxRates.ts';

const begins = toCalendarDay('2027-04-01');
const withNext = [...taxRates, { country: 'JP', from: begins, rateBp: 1200 }];

describe('taxRateOn', () => {
  it.each([
    ['2019-09-30', 800],
    ['2019-10-01', 1000],
    ['2026-11-22', 1000],
  ])('has Japan’s rate of %s', (day, rateBp) => {
    expect(taxRateOn('JP', toCalendarDay(day))).toBe(rateBp);
  });

  it('has another rate from its first day on', () => {
    expect(taxRateOn('JP', addDays(begins, -1), withNext)).toBe(1000);
    expect(taxRateOn('JP', begins, withNext)).toBe(1200);
  });

  it('has none abroad', () => {
    expect(taxRateOn('US', begins, withNext)).toBe(0);
  });

  it('has the rates of a country in the order of their days', () => {
    const days = taxRates.map(({ from }) => from);
    expect(days).toEqual(days.toSorted());
  });
});

describe('a cart', () => {
  it.each([
    [addDays(begins, -1), 1500],
    [begins, 1800],
  ])('is taxed by the rate of its day: %s', (day, tax) => {
    const cart = { lines: newLines({ cd: { m1: 1 }, pd: {} }), paperSlips: 0 };
    const list = aPriceList('JP', countryTerms('JP', day, withNext));
    expect(priceCart(cart, list).tax.amount).toBe(tax);
  });
});

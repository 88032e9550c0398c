import { toCalendarDay } from '../../basics/calendar/CalendarDay.ts';
import { countryTerms } from '../buying/pricing/countryTerms.ts';
import type { PriceList } from '../buying/pricing/PriceList.ts';

/** The demo's prices and rates for a country, in minor units; `changes` say what matters to a test. */
export function aPriceList(country = 'JP', changes: Partial<PriceList> = {}): PriceList {
  const prices =
    country === 'JP'
      ? { cd: { month: 15_000, year: 150_000 }, pd: { month: 20_000, year: 200_000 } }
      : { cd: { month: 12_000, year: 120_000 }, pd: { month: 16_000, year: 160_000 } };
  return {
    ...countryTerms(country, toCalendarDay('2026-11-21')),
    prices,
    volume: [
      { from: 5, rateBp: 500 },
      { from: 11, rateBp: 1000 },
      { from: 21, rateBp: 1500 },
      { from: 31, rateBp: 2000 },
    ],
    duration: [
      { from: 2, rateBp: 300 },
      { from: 3, rateBp: 500 },
      { from: 4, rateBp: 800 },
      { from: 5, rateBp: 1000 },
    ],
    ...changes,
  };
}

import { toCalendarDay, type CalendarDay } from '../../../basics/calendar/CalendarDay.ts';

/** A rate of tax in a country from a day on, until the next rate of that country begins. */
export interface TaxRate {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** First day in Tokyo. */
  readonly from: CalendarDay;
  /** Hundredths of a percent. */
  readonly rateBp: number;
}

/**
 * The rates that sales are taxed by, those of a country by day. A country that is not in it is not
 * taxed: prices abroad are without tax.
 *
 * Source: Japan's Consumption Tax Act, with the local consumption tax, standard rate.
 */
export const taxRates: readonly TaxRate[] = [
  { country: 'JP', from: toCalendarDay('1997-04-01'), rateBp: 500 },
  { country: 'JP', from: toCalendarDay('2014-04-01'), rateBp: 800 },
  { country: 'JP', from: toCalendarDay('2019-10-01'), rateBp: 1000 },
];

/**
 * The rate of tax of a day, in hundredths of a percent; 0 where no tax is stated.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function taxRateOn(
  country: string,
  day: CalendarDay,
  rates: readonly TaxRate[] = taxRates,
): number {
  const begun = rates.filter((rate) => rate.country === country && rate.from <= day);
  return begun.at(-1)?.rateBp ?? 0;
}

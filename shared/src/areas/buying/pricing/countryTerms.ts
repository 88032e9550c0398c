import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { taxRateOn, taxRates, type TaxRate } from './taxRates.ts';
import { currencyOf } from './Currency.ts';
import type { PriceList } from './PriceList.ts';

/** Fee for one paper slip in yen, tax included. */
export const slipFeeYen = 1100;

/**
 * The part of a price list that the country alone decides on a day: currency, tax, slips. Tax lines
 * and paper slips are for Japan only.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function countryTerms(
  country: string,
  day: CalendarDay,
  rates: readonly TaxRate[] = taxRates,
): Pick<PriceList, 'currency' | 'taxBp' | 'slipFee'> {
  return {
    currency: currencyOf(country),
    taxBp: taxRateOn(country, day, rates),
    slipFee: country === 'JP' ? slipFeeYen : 0,
  };
}

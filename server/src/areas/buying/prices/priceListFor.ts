import { countryTerms, type PriceList } from '@portal/shared/domain';
import type { DayPrices } from './PriceBook.ts';

/** A day's prices for a country. @param country ISO 3166-1 alpha-2 */
export function priceListFor(
  { day, taxRates, prices, volume, duration }: DayPrices,
  country: string,
): PriceList {
  const terms = countryTerms(country, day, taxRates);
  return { ...terms, prices: prices[terms.currency], volume, duration };
}

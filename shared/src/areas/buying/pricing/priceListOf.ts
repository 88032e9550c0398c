import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { toMinor } from './Currency.ts';
import type { DiscountTier, PriceList } from './PriceList.ts';
import { countryTerms } from './countryTerms.ts';
import { byProduct, type Product } from '../../products/Product.ts';
import type { Config } from '../../composition/config.contract.ts';

/**
 * The price list for a country out of the configuration's answer.
 *
 * @param country ISO 3166-1 alpha-2
 * @param today decides the rate of tax; the configuration has today's prices
 */
export function priceListOf(
  { prices, discounts }: Pick<Config, 'prices' | 'discounts'>,
  country: string,
  today: CalendarDay,
): PriceList {
  const terms = countryTerms(country, today);
  const { currency } = terms;
  const priceOf = (product: Product) => {
    const { price1, price12, dollar1, dollar12 } = prices[product];
    const [month, year] = currency === 'JPY' ? [price1, price12] : [dollar1, dollar12];
    return { month: toMinor(month, currency), year: toMinor(year, currency) };
  };
  return {
    ...terms,
    prices: byProduct(priceOf),
    volume: tiersOf(discounts.volume),
    duration: tiersOf(discounts.duration),
  };
}

function tiersOf(tiers: Config['discounts']['volume']): readonly DiscountTier[] {
  return tiers.map(([from, percent]) => ({ from, rateBp: Math.round(percent * 100) }));
}

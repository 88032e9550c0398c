import { currencyOf } from './Currency.ts';
import type { PriceList } from './PriceList.ts';

/** Fee for one slip on paper, tax included. */
const slipFeeYen = 1100;
/** Japan's consumption tax, in hundredths of a percent. */
const consumptionTaxBp = 1000;

/**
 * What the country alone decides of a price list: currency, tax, slips. Tax lines and slips on
 * paper are for Japan only.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function countryTerms(country: string): Pick<PriceList, 'currency' | 'taxBp' | 'slipFee'> {
  const isJapan = country === 'JP';
  return {
    currency: currencyOf(country),
    taxBp: isJapan ? consumptionTaxBp : 0,
    slipFee: isJapan ? slipFeeYen : 0,
  };
}

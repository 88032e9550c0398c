import {
  countryTerms,
  emiLicensePrices,
  type CalendarDay,
  type PricedCart,
  type TaxRate,
} from '@portal/shared/domain';

/**
 * The price of one license of the EMI check on a day: a priced cart without lines, since it has
 * neither product nor months; sums and tax are those of every order.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function priceEmiLicense(
  country: string,
  day: CalendarDay,
  rates: readonly TaxRate[],
): PricedCart {
  const { currency, taxBp, slipFee } = countryTerms(country, day, rates);
  const base = emiLicensePrices[currency];
  const exact = (base * taxBp) / 10_000;
  const amount = Math.floor(exact);
  return {
    currency,
    lines: [],
    discounts: [],
    itemTotal: base,
    adjustmentTotal: 0,
    tax: { rateBp: taxBp, base, exact, amount },
    slips: { count: 0, fee: slipFee, amount: 0 },
    total: base + amount,
  };
}

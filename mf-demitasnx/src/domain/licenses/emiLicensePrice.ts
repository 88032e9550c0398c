import {
  countryTerms,
  emiLicensePrices,
  toMajor,
  type CalendarDay,
  type Currency,
} from '@portal/shared/domain';

interface EmiLicensePrice {
  /** In major units, including a stated tax. */
  readonly amount: number;
  readonly currency: Currency;
  /** Whether the amount includes a tax. */
  readonly isTaxed: boolean;
}

/**
 * The price of an EMI check license, as the order will state it.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function emiLicensePrice(country: string, day: CalendarDay): EmiLicensePrice {
  const { currency, taxBp } = countryTerms(country, day);
  const base = emiLicensePrices[currency];
  const amount = base + Math.floor((base * taxBp) / 10_000);
  return { amount: toMajor(amount, currency), currency, isTaxed: taxBp > 0 };
}

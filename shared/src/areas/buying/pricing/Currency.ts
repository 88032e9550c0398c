/** The currency of a customer: yen in Japan, dollars elsewhere. */
export type Currency = 'JPY' | 'USD';

/** The currency of a country. @param country ISO 3166-1 alpha-2 */
export function currencyOf(country: string): Currency {
  return country === 'JP' ? 'JPY' : 'USD';
}

/** Number of minor units in a major one: yen have no decimals. */
const minorUnits: Readonly<Record<Currency, number>> = { JPY: 1, USD: 100 };

/** Converts an amount on the wire or a screen to minor units. */
export function toMinor(major: number, currency: Currency): number {
  return Math.round(major * minorUnits[currency]);
}

/**
 * Converts minor units, or a fraction of them before rounding, to the wire's major units: 1234
 * cents are 12.34.
 */
export function toMajor(minor: number, currency: Currency): number {
  // Six decimals keep every fraction of a cent that a percentage leaves; `+ 0` knows no minus zero.
  return Math.round((minor / minorUnits[currency]) * 1e6) / 1e6 + 0;
}

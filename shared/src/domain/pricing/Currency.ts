/** What a customer pays in: yen in Japan, dollars elsewhere. */
export type Currency = 'JPY' | 'USD';

/** @param country ISO 3166-1 alpha-2 */
export function currencyOf(country: string): Currency {
  return country === 'JP' ? 'JPY' : 'USD';
}

/** Minor units in a major one: yen have no decimals. */
const minorUnits: Readonly<Record<Currency, number>> = { JPY: 1, USD: 100 };

/** An amount of the wire or a screen in minor units. */
export function toMinor(major: number, currency: Currency): number {
  return Math.round(major * minorUnits[currency]);
}

/** Minor units, or a fraction of them before rounding, as the wire has them: 1234 cents is 12.34. */
export function toMajor(minor: number, currency: Currency): number {
  // Six decimals keep every fraction of a cent that a percentage leaves; `+ 0` knows no minus zero.
  return Math.round((minor / minorUnits[currency]) * 1e6) / 1e6 + 0;
}

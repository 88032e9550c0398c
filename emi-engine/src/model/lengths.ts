import { figureText } from './figureText.ts';

/** Nanometres per millimetre: boards use the former, limits and sentences the latter. */
export const nmOfMm = 1_000_000;

/**
 * Formats nanometres as millimetres with two decimals, or three where two would not tell it from
 * its limit.
 */
export function mmText(nm: number, limit = NaN): string {
  const text = figureText(nm / nmOfMm, 2);
  return text === figureText(limit / nmOfMm, 2) ? figureText(nm / nmOfMm, 3) : text;
}

import { figureText } from './figureText.ts';

/** Nanometres per millimetre: boards use the former, limits and sentences the latter. */
export const nmOfMm = 1_000_000;

/** Formats nanometres as millimetres with two decimals. */
export function mmText(nm: number): string {
  return figureText(nm / nmOfMm, 2);
}

import { figureText } from './figureText.ts';

/** Nanometres in a millimetre: the board counts in the former, limits and sentences in the latter. */
export const nmOfMm = 1_000_000;

/** Nanometres as millimetres for a sentence, to two digits. */
export function mmText(nm: number): string {
  return figureText(nm / nmOfMm, 2);
}

const formats = new Map<number, Intl.NumberFormat>();

/**
 * A number for a sentence, rounded like the numbers that browsers format beside it. `toFixed`
 * differs: it makes 7.68 of 7.685, whose binary value is slightly lower.
 *
 * @param digits number of decimals, trailing zeros included
 */
export function figureText(value: number, digits: number): string {
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format =
    formats.get(digits) ?? new Intl.NumberFormat('en', { ...places, useGrouping: false });
  formats.set(digits, format);
  return format.format(exactFigure(value));
}

/** Drops the digits after the sixth, which are rounding noise of floating-point sums. */
export function exactFigure(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

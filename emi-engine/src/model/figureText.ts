const formats = new Map<number, Intl.NumberFormat>();

/**
 * A figure for a sentence. It is rounded as browsers round the figures beside the sentence, which
 * `toFixed` does not: that makes 7.68 of 7.685, whose binary form lies a hair below.
 *
 * @param digits behind the point, zeros too
 */
export function figureText(value: number, digits: number): string {
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format =
    formats.get(digits) ?? new Intl.NumberFormat('en', { ...places, useGrouping: false });
  formats.set(digits, format);
  return format.format(exactFigure(value));
}

/** A figure without the digits behind the sixth, which mean nothing in sums of floating numbers. */
export function exactFigure(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

import type { Measured } from './Release.ts';

export const vitals = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof vitals)[number];
export type Rating = 'good' | 'fair' | 'poor';

/**
 * Bounds of good and poor as https://web.dev/articles/vitals has them, for the value that three
 * quarters of all screens do not exceed: milliseconds, of layout shifts thousandths.
 */
const bounds: Readonly<Record<Vital, { readonly good: number; readonly poor: number }>> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
};

/** @returns nothing while nothing was measured */
export function rateVital(vital: Vital, p75: number | null): Rating | undefined {
  if (p75 === null) return undefined;
  const { good, poor } = bounds[vital];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'fair' : 'poor';
}

/** The vital that stands worst, of those that were measured. */
export function worstVital(
  measured: Readonly<Record<Vital, Pick<Measured, 'p75'>>>,
): { readonly vital: Vital; readonly rating: Rating } | undefined {
  const order: readonly Rating[] = ['poor', 'fair', 'good'];
  const rated = vitals.flatMap((vital) => {
    const rating = rateVital(vital, measured[vital].p75);
    return rating === undefined ? [] : [{ vital, rating }];
  });
  return rated.toSorted((a, b) => order.indexOf(a.rating) - order.indexOf(b.rating))[0];
}

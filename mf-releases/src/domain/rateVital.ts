import type { Measured } from './Release.ts';

export const vitals = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof vitals)[number];
export type Rating = 'good' | 'fair' | 'poor';

/**
 * Thresholds from https://web.dev/articles/vitals for the 75th percentile: milliseconds;
 * thousandths for layout shifts.
 */
const bounds: Readonly<Record<Vital, { readonly good: number; readonly poor: number }>> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
};

/** @returns undefined while nothing was measured */
export function rateVital(vital: Vital, p75: number | null): Rating | undefined {
  if (p75 === null) return undefined;
  const { good, poor } = bounds[vital];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'fair' : 'poor';
}

/** The measured vital with the worst rating. */
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

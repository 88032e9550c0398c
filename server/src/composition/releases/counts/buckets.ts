/**
 * Upper bounds of the measurement buckets in milliseconds, or thousandths of a layout shift. One
 * more bucket holds larger values. The bounds include those of good and poor web vitals, so that
 * shares are exact.
 */
export const bucketBounds = [
  10, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1000, 1300, 1600, 2000, 2500, 3000,
  4000, 5000, 6500, 8000, 10_000, 15_000, 30_000,
] as const;

/** Counts by bucket index. */
export type Buckets = ReadonlyMap<number, number>;

export function bucketOf(value: number): number {
  const place = bucketBounds.findIndex((bound) => value <= bound);
  return place === -1 ? bucketBounds.length : place;
}

export function countOf(buckets: Buckets): number {
  return [...buckets.values()].reduce((sum, count) => sum + count, 0);
}

/** Number of values up to a bound. @param bound one of `bucketBounds` */
export function countUpTo(buckets: Buckets, bound: number): number {
  return [...buckets].reduce(
    (sum, [place, count]) => sum + ((bucketBounds[place] ?? Infinity) <= bound ? count : 0),
    0,
  );
}

/**
 * A quantile, interpolated linearly within its bucket, so the error is below the bucket's width.
 * Values above the last bound count as the bound.
 *
 * @param share 0 to 1
 * @returns null without measurements
 */
export function quantile(buckets: Buckets, share: number): number | null {
  const wanted = countOf(buckets) * share;
  if (wanted === 0) return null;
  let before = 0;
  for (const [place, count] of [...buckets].toSorted(([a], [b]) => a - b)) {
    if (before + count >= wanted) {
      const from = bucketBounds[place - 1] ?? 0;
      const to = bucketBounds[place] ?? from;
      return Math.round(from + ((to - from) * (wanted - before)) / count);
    }
    before += count;
  }
  return bucketBounds.at(-1) ?? null;
}

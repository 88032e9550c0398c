/**
 * Upper bounds of the buckets that measures are counted in, in milliseconds, or thousandths of a
 * layout shift. What is above the last one has a bucket of its own. The bounds of good and poor web
 * vitals are among them, so that shares are exact.
 */
export const bucketBounds = [
  10, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1000, 1300, 1600, 2000, 2500, 3000,
  4000, 5000, 6500, 8000, 10_000, 15_000, 30_000,
] as const;

/** How often something fell into each bucket, by its place. */
export type Buckets = ReadonlyMap<number, number>;

export function bucketOf(value: number): number {
  const place = bucketBounds.findIndex((bound) => value <= bound);
  return place === -1 ? bucketBounds.length : place;
}

export function countOf(buckets: Buckets): number {
  return [...buckets.values()].reduce((sum, count) => sum + count, 0);
}

/** How many were no more than a bound. @param bound one of `bucketBounds` */
export function countUpTo(buckets: Buckets, bound: number): number {
  return [...buckets].reduce(
    (sum, [place, count]) => sum + ((bucketBounds[place] ?? Infinity) <= bound ? count : 0),
    0,
  );
}

/**
 * The value that a share of all does not exceed, as if those of a bucket lay evenly in it: off by no
 * more than the bucket is wide. What is above the last bound counts as it.
 *
 * @param share 0 to 1
 * @returns null where nothing was measured
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

/** The places, from 0, whose labels are shown when `most` of `count` fit. */
export function labelPlaces(count: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

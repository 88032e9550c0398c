/** Places, from 0, of the labels that are shown when there is room for `most` of `count`. */
export function labelPlaces(count: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

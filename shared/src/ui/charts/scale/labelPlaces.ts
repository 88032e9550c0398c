/** The places, from 0, whose labels are shown when `most` of the marked ones fit. */
export function labelPlaces(marked: readonly number[], most: number): readonly number[] {
  const step = Math.max(1, Math.ceil(marked.length / most));
  return marked.filter((_, index) => index % step === 0);
}

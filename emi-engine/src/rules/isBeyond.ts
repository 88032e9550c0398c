/** Tolerances of comparisons: of lengths in mm, and as a share of any limit. */
const lengthTolerance = 0.001;
const shareOfLimit = 0.001;

/**
 * Whether a value is above a limit. A value within 1 µm or 0.1 % of it, whichever is more, is at
 * the limit.
 *
 * @param unitsPerMm of a length: 1 for mm, a million for nanometres; 0 for other values
 */
export function isAbove(value: number, limit: number, unitsPerMm = 1): boolean {
  return value > limit + toleranceOf(limit, unitsPerMm);
}

/** Whether a value is below a limit, with the same tolerance. */
export function isBelow(value: number, limit: number, unitsPerMm = 1): boolean {
  return value < limit - toleranceOf(limit, unitsPerMm);
}

function toleranceOf(limit: number, unitsPerMm: number): number {
  return Math.max(lengthTolerance * unitsPerMm, Math.abs(limit) * shareOfLimit);
}

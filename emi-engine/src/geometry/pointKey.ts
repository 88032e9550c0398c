/** Two coordinates of 26 bits are what a number holds exactly. */
const half = 2 ** 25;

/**
 * A point as one number, the same for equal points; points that differ by less than 64 nm may have
 * the same, which no board does on purpose.
 */
export function pointKey(x: number, y: number): number {
  return ((x >> 6) + half) * 2 * half + (y >> 6) + half;
}

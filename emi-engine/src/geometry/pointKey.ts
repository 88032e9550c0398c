/** A double holds two coordinates of 26 bits exactly. */
const half = 2 ** 25;

/**
 * A point as one number. Equal points have equal keys; points less than 64 nm apart may collide,
 * which no board has on purpose.
 */
export function pointKey(x: number, y: number): number {
  return ((x >> 6) + half) * 2 * half + (y >> 6) + half;
}

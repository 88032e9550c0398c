/**
 * The part of a ring between two limits of one axis (Sutherland and Hodgman). Parts that the limit
 * separates stay joined along it, which even-odd filling does not show.
 *
 * @param axis 0 for x, 1 for y
 */
export function clipRing(
  ring: ArrayLike<number>,
  axis: 0 | 1,
  from: number,
  to: number,
): ArrayLike<number> {
  return clipSide(clipSide(ring, axis, from, 1), axis, to, -1);
}

/** @param sign 1 keeps what is above the limit, -1 what is below */
function clipSide(
  ring: ArrayLike<number>,
  axis: 0 | 1,
  limit: number,
  sign: 1 | -1,
): ArrayLike<number> {
  const clipped: number[] = [];
  const { length } = ring;
  let x = ring[length - 2] ?? 0;
  let y = ring[length - 1] ?? 0;
  let over = ((axis === 0 ? x : y) - limit) * sign;
  for (let at = 0; at < length; at += 2) {
    const nextX = ring[at] ?? 0;
    const nextY = ring[at + 1] ?? 0;
    const nextOver = ((axis === 0 ? nextX : nextY) - limit) * sign;
    if (over >= 0 !== nextOver >= 0) {
      const share = over / (over - nextOver);
      clipped.push(Math.round(x + (nextX - x) * share), Math.round(y + (nextY - y) * share));
    }
    if (nextOver >= 0) clipped.push(nextX, nextY);
    [x, y, over] = [nextX, nextY, nextOver];
  }
  return clipped;
}

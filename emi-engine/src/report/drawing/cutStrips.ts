import { type Rings } from './LayerPicture.ts';

/**
 * Cuts rings into strips of equal width across an axis. Recursive halving visits each point a few
 * times instead of once per strip. Separated parts stay joined along the cut, which even-odd
 * filling hides.
 *
 * @param axis 0 for x, 1 for y
 * @param strips numbers of the wanted strips, in order: strip `n` starts at `n * size`
 */
export function cutStrips(
  rings: Rings,
  axis: 0 | 1,
  size: number,
  strips: readonly number[],
  visit: (strip: number, rings: Rings) => void,
): void {
  const [first] = strips;
  const last = strips.at(-1);
  if (first === undefined || last === undefined) return;
  const between = rings
    .map((ring) => clipSide(clipSide(ring, axis, first * size, 1), axis, (last + 1) * size, -1))
    .filter((ring) => ring.length > 0);
  if (strips.length === 1) {
    visit(first, between);
    return;
  }
  const middle = strips.length >> 1;
  cutStrips(between, axis, size, strips.slice(0, middle), visit);
  cutStrips(between, axis, size, strips.slice(middle), visit);
}

const nothing: readonly number[] = [];

/**
 * Clips a ring to one side of a limit (Sutherland-Hodgman).
 *
 * @param sign 1 keeps what is above the limit, -1 what is below
 */
function clipSide(
  ring: ArrayLike<number>,
  axis: 0 | 1,
  limit: number,
  sign: 1 | -1,
): ArrayLike<number> {
  const { length } = ring;
  // Fast path: most rings lie on one side of most limits.
  let kept = 0;
  for (let at = axis; at < length; at += 2) if (((ring[at] ?? 0) - limit) * sign >= 0) kept += 1;
  if (kept * 2 === length) return ring;
  if (kept === 0) return nothing;
  const clipped: number[] = [];
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

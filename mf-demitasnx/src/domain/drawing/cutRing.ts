/** The x in the middle of the extent of rings, given as `x y` pairs. */
export function middleX(rings: readonly ArrayLike<number>[]): number {
  let [least, most] = [Infinity, -Infinity];
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      const x = ring[at] ?? 0;
      if (x < least) least = x;
      if (x > most) most = x;
    }
  return (least + most) / 2;
}

/**
 * Clips a ring at a vertical line to one ring. Outside parts collapse onto the line, going back and
 * forth, so the even-odd rule fills nothing there. Source: Sutherland and Hodgman, Reentrant
 * Polygon Clipping, 1974.
 *
 * @param side -1 keeps the left part, 1 the right one
 */
export function cutRing(ring: ArrayLike<number>, border: number, side: -1 | 1): ArrayLike<number> {
  // Points on the line belong to the left part.
  const isKept = (x: number) => (side < 0 ? x <= border : x > border);
  const kept: number[] = [];
  let isWhole = true;
  let [fromX, fromY] = [ring[ring.length - 2] ?? 0, ring[ring.length - 1] ?? 0];
  for (let at = 0; at < ring.length; at += 2) {
    const [x, y] = [ring[at] ?? 0, ring[at + 1] ?? 0];
    const [wasIn, isIn] = [isKept(fromX), isKept(x)];
    if (wasIn !== isIn) kept.push(border, fromY + ((border - fromX) / (x - fromX)) * (y - fromY));
    if (isIn) kept.push(x, y);
    else isWhole = false;
    [fromX, fromY] = [x, y];
  }
  return isWhole ? ring : kept;
}

/** The nearest points of two objects and their distance. */
export interface Distance {
  readonly distance: number;
  /** Point on the first object. */
  readonly x: number;
  readonly y: number;
}

/** The point of a segment (`xs ys xe ye`) nearest to another point. */
export function nearestOnSegment(
  x: number,
  y: number,
  ...[xs, ys, xe, ye]: readonly [xs: number, ys: number, xe: number, ye: number]
): Distance {
  const dx = xe - xs;
  const dy = ye - ys;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - xs) * dx + (y - ys) * dy) / square;
  const share = along < 0 ? 0 : along > 1 ? 1 : along;
  const px = xs + dx * share;
  const py = ys + dy * share;
  return { distance: Math.sqrt((x - px) * (x - px) + (y - py) * (y - py)), x: px, y: py };
}

/** Endpoints of a segment, `xs ys xe ye`. */
export type Ends = readonly [xs: number, ys: number, xe: number, ye: number];

/** The endpoints of a segment in a table. */
export function endsAt(xy: Int32Array, row: number): Ends {
  const at = row * 4;
  return [xy[at] ?? 0, xy[at + 1] ?? 0, xy[at + 2] ?? 0, xy[at + 3] ?? 0];
}

/** Distance of two segments and the point on the first one; 0 if they cross. */
export function distanceOfSegments(one: Ends, other: Ends): Distance {
  const crossing = crossingOf(one, other);
  if (crossing) return crossing;
  const [xs, ys, xe, ye] = one;
  const candidates = [
    { ...nearestOnSegment(xs, ys, ...other), x: xs, y: ys },
    { ...nearestOnSegment(xe, ye, ...other), x: xe, y: ye },
    nearestOnSegment(other[0], other[1], ...one),
    nearestOnSegment(other[2], other[3], ...one),
  ];
  return candidates.reduce((best, next) => (next.distance < best.distance ? next : best));
}

function crossingOf(one: Ends, other: Ends): Distance | undefined {
  const [xs, ys, xe, ye] = one;
  const side = (x: number, y: number, [x1, y1, x2, y2]: Ends) =>
    (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  const from = side(xs, ys, other);
  const to = side(xe, ye, other);
  if (from * to >= 0 || side(other[0], other[1], one) * side(other[2], other[3], one) >= 0)
    return undefined;
  const share = from / (from - to);
  return { distance: 0, x: xs + (xe - xs) * share, y: ys + (ye - ys) * share };
}

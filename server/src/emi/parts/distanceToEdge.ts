import { type Outline } from '../model/Board.ts';

/**
 * Distance in nanometres of a point to the nearest edge of the board, inside or outside of it; to
 * the box of the copper where the archive has no outline.
 */
export function distanceToEdge({ box, surfaces }: Outline, x: number, y: number): number {
  const [xMin, yMin, xMax, yMax] = box;
  if (surfaces.xy.length === 0)
    return Math.min(...[x - xMin, xMax - x, y - yMin, yMax - y].map(Math.abs));
  let nearest = Infinity;
  for (let ring = 0; ring + 1 < surfaces.points.length; ring++) {
    const [from = 0, to = 0] = [surfaces.points[ring], surfaces.points[ring + 1]];
    let previous = to - 1;
    for (let point = from; point < to; point++) {
      const [ax = 0, ay = 0] = surfaces.xy.subarray(previous * 2, previous * 2 + 2);
      const [bx = 0, by = 0] = surfaces.xy.subarray(point * 2, point * 2 + 2);
      nearest = Math.min(nearest, squareToSegment(x, y, ax, ay, bx, by));
      previous = point;
    }
  }
  return Math.sqrt(nearest);
}

/** Square of the distance of a point to a segment. */
function squareToSegment(
  ...[x, y, ax, ay, bx, by]: readonly [number, number, number, number, number, number]
): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2;
}

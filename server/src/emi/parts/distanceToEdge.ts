import { nearestOnSegment } from '../geometry/distances.ts';
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
      nearest = Math.min(nearest, nearestOnSegment(x, y, ax, ay, bx, by).distance);
      previous = point;
    }
  }
  return nearest;
}

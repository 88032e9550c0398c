import { nearestOnSegment } from '../geometry/distances.ts';
import { distance } from '../odb/features/circle.ts';
import { type BoardView } from './BoardView.ts';

/** Largest distance of a via from the middle of the trace that it stitches. */
const viaReach = 1_000_000;

/** Positions of vias of a net and layer along a path, in nanometres from its start. */
export function viasAlong(view: BoardView, net: number, layer: number, path: Int32Array): number[] {
  const { xy } = view.board.holes;
  const index = view.platedHolesOf(net);
  const places: number[] = [];
  let before = 0;
  for (let at = 2; at + 1 < path.length; at += 2) {
    const [xs = 0, ys = 0, xe = 0, ye = 0] = path.subarray(at - 2, at + 2);
    const start = before;
    index.search([xs, ys, xe, ye], viaReach, (hole) => {
      if (!view.isHoleOn(hole, layer)) return;
      const near = nearestOnSegment(
        ...([xy[hole * 2] ?? 0, xy[hole * 2 + 1] ?? 0, xs, ys, xe, ye] as const),
      );
      if (near.distance <= viaReach) places.push(start + distance(xs, ys, near.x, near.y));
    });
    before += distance(xs, ys, xe, ye);
  }
  return places.sort((one, other) => one - other);
}

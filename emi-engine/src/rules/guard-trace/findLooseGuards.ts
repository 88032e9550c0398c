import { say } from '../../findings/say.ts';
import { chainSegments } from '../../geometry/chainSegments.ts';
import { nearestOnSegment } from '../../geometry/distances.ts';
import { middleOfPath, pathLength } from '../../geometry/pathLength.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type Draft } from '../Rule.ts';
import { isAbove } from '../isBeyond.ts';

/** Largest distance of a via from the middle of its guard trace. */
const viaReach = 1_000_000;

/**
 * Guard traces that run further than `limitMm` without a via to ground.
 *
 * @param guards rows of segments by layer and net, `layer net`
 */
export function findLooseGuards(
  view: BoardView,
  guards: ReadonlyMap<string, readonly number[]>,
  limitMm: number,
): Draft[] {
  return [...guards].flatMap(([key, rows]) => {
    const [layer = 0, net = -1] = key.split(' ').map(Number);
    const xy = view.board.copper[layer]?.segments.xy ?? new Int32Array();
    const own = Int32Array.from(new Set(rows)).sort();
    return chainSegments(xy, own).flatMap((path) => {
      const measured = longestRun(path, viasAlong(view, net, layer, path)) / nmOfMm;
      if (!isAbove(measured, limitMm)) return [];
      const [x, y] = middleOfPath(path);
      return [
        {
          ...{ net, layer, x, y, measured, limit: limitMm, unit: 'mm' as const, paths: [path] },
          ...{ limitIs: 'most' as const, atMost: 'warning' as const },
          message: say('R7.loose', {
            ...{ net: view.nameOf(net), length: mmText(measured * nmOfMm, limitMm * nmOfMm) },
          }),
          advice: say('R7.looseAdvice'),
        },
      ];
    });
  });
}

/** Positions of vias of a net and layer along a path, in nanometres from its start. */
function viasAlong(view: BoardView, net: number, layer: number, path: Int32Array): number[] {
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

/** The longest part of a path without a via; its ends count as places without one. */
function longestRun(path: Int32Array, places: readonly number[]): number {
  const stops = [0, ...places, pathLength(path)];
  return stops.reduce((most, stop, at) => Math.max(most, stop - (stops[at - 1] ?? stop)), 0);
}

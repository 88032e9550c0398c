import { say } from '../../findings/say.ts';
import { chainSegments } from '../../geometry/chainSegments.ts';
import { middleOfPath, pathLength } from '../../geometry/pathLength.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type Draft } from '../Rule.ts';
import { viasAlong } from '../viasAlong.ts';
import { isAbove } from '../isBeyond.ts';

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
          atBest: view.frequencyConfidence,
          message: say('R7.loose', {
            ...{ net: view.nameOf(net), length: mmText(measured * nmOfMm, limitMm * nmOfMm) },
          }),
          advice: say('R7.looseAdvice'),
        },
      ];
    });
  });
}

/** The longest part of a path without a via; its ends count as places without one. */
function longestRun(path: Int32Array, places: readonly number[]): number {
  const stops = [0, ...places, pathLength(path)];
  return stops.reduce((most, stop, at) => Math.max(most, stop - (stops[at - 1] ?? stop)), 0);
}

import { say } from '../../findings/say.ts';
import { chainSegments } from '../../geometry/chainSegments.ts';
import { endsAt } from '../../geometry/distances.ts';
import { IslandIndex } from '../../copper/IslandIndex.ts';
import { listIslands } from '../../copper/islands.ts';
import { middleOfPath, pathLength } from '../../geometry/pathLength.ts';
import { PairNumbers } from '../../geometry/PairNumbers.ts';
import { type CopperLayer } from '../../model/CopperLayer.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { viasAlong } from '../viasAlong.ts';
import { wavelengthMm } from '../waves.ts';
import { feedsSeveral } from '../feedsSeveral.ts';
import { mergeSimilar } from '../mergeSimilar.ts';
import { signalWidth } from './signalWidth.ts';
import { isAbove, isBelow } from '../isBeyond.ts';

/** R14: power and ground traces are wider than signals. */
export const supplyWidth = defineRule({
  id: 'R14',
  needs: ['nets'],
  defaults: { lengthMm: 10, signalWidths: 3, stitchShare: 1 / 20 },
  source:
    'Ansys EMI Scanner "Wide Power/Ground Traces"; T. Hubing, EMC design guidelines ("at least three times")',
  find(view, { lengthMm, signalWidths, stitchShare }) {
    const nets = [...view.netsOf('power'), ...view.netsOf('ground')];
    const limit = signalWidth(view) * signalWidths;
    if (limit === 0) return { drafts: [] };
    const stitchMm = wavelengthMm(view.board, view.maxFrequencyMhz) * stitchShare;
    const drafts = view.board.copper.flatMap((layer) => {
      const isInArea = areasOf(layer);
      return nets.flatMap((net) =>
        findNarrow(view, layer, net, { lengthMm, stitchMm, limit, isInArea }),
      );
    });
    return {
      drafts: mergeSimilar(
        drafts.sort((one, other) => lengthOf(other) - lengthOf(one)),
        ({ net }) => net,
        ({ message }, all) => say('R14.places', { ...message.values, count: all.length }),
        1,
      ),
    };
  },
});

/** Length of the trace that a finding is about. */
function lengthOf({ paths: [path = new Int32Array()] }: Draft): number {
  return pathLength(path);
}

interface Limits {
  readonly lengthMm: number;
  /** Greatest distance of vias along a guard trace. */
  readonly stitchMm: number;
  /** Least width in nanometres. */
  readonly limit: number;
  readonly isInArea: ReturnType<typeof areasOf>;
}

function findNarrow(
  view: BoardView,
  layer: CopperLayer,
  net: number,
  { lengthMm, stitchMm, limit, isInArea }: Limits,
): Draft[] {
  const { xy, widths } = layer.segments;
  const narrow = view
    .segmentsOf(net, layer.index)
    .filter((row) => isBelow(widths[row] ?? 0, limit, nmOfMm) && !isInArea(net, row));
  const widthOf = narrowestOf(layer, narrow);
  return chainSegments(xy, narrow).flatMap((path) => {
    const length = pathLength(path);
    if (!isAbove(length, lengthMm * nmOfMm, nmOfMm)) return [];
    if (view.isGround(net) && isStitched(view, net, layer.index, path, { lengthMm, stitchMm }))
      return [];
    const measured = widthOf(path);
    const [x, y] = middleOfPath(path);
    return [
      {
        ...{ net, layer: layer.index, x, y },
        ...{ measured: measured / nmOfMm, limit: limit / nmOfMm, unit: 'mm' as const },
        ...{ limitIs: 'least' as const, atMost: 'info' as const },
        atBest:
          view.isGround(net) || feedsSeveral(view, net) ? 'likely' : ('worth_a_look' as const),
        message: say('R14.narrow', {
          ...{
            net: view.nameOf(net),
            length: mmText(length, lengthMm * nmOfMm),
            width: mmText(measured, limit),
          },
          limit: mmText(limit),
        }),
        advice: say('R14.advice'),
        paths: [path],
      },
    ];
  });
}

/**
 * Whether vias lead the current of a ground trace to other layers along its way, as of a guard
 * trace: two or more, at most `stitchMm` apart and `lengthMm` from its ends.
 */
function isStitched(
  view: BoardView,
  net: number,
  layer: number,
  path: Int32Array,
  { lengthMm, stitchMm }: Pick<Limits, 'lengthMm' | 'stitchMm'>,
): boolean {
  const places = viasAlong(view, net, layer, path).map((nm) => nm / nmOfMm);
  const [first = Infinity] = places;
  const toEnd = pathLength(path) / nmOfMm - (places.at(-1) ?? -Infinity);
  const isClose = (mm: number, at: number) => !isAbove(mm - (places[at - 1] ?? mm), stitchMm);
  if (places.length < 2 || isAbove(first, lengthMm) || isAbove(toEnd, lengthMm)) return false;
  return places.every(isClose);
}

/**
 * Returns a test whether the middle of a segment lies in an area of its net, which carries the
 * current.
 */
function areasOf({ areas, segments: { xy } }: CopperLayer) {
  const islands = listIslands(areas);
  const index = new IslandIndex(areas, islands);
  return (net: number, segment: number): boolean => {
    const x = ((xy[segment * 4] ?? 0) + (xy[segment * 4 + 2] ?? 0)) / 2;
    const y = ((xy[segment * 4 + 1] ?? 0) + (xy[segment * 4 + 3] ?? 0)) / 2;
    return index
      .near([x, y, x, y])
      .some((at) => areas.nets[islands[at]?.area ?? -1] === net && index.holds(at, x, y));
  };
}

/** Returns a function for the smallest width among the segments of a path. */
function narrowestOf({ segments }: CopperLayer, rows: Int32Array): (path: Int32Array) => number {
  const { xy, widths } = segments;
  // Segments are identified by their ends, in either direction.
  const points = new PairNumbers(rows.length * 2);
  const ends = new PairNumbers(rows.length);
  const least: number[] = [];
  for (const row of rows) {
    const [xs, ys, xe, ye] = endsAt(xy, row);
    const [one, other] = [points.add(xs, ys), points.add(xe, ye)];
    const number = ends.add(Math.min(one, other), Math.max(one, other));
    least[number] = Math.min(least[number] ?? Infinity, widths[row] ?? 0);
  }
  return (path) => {
    let narrowest = Infinity;
    for (let at = 2; at < path.length; at += 2) {
      const one = points.find(path[at - 2] ?? 0, path[at - 1] ?? 0);
      const other = points.find(path[at] ?? 0, path[at + 1] ?? 0);
      const number = ends.find(Math.min(one, other), Math.max(one, other));
      narrowest = Math.min(narrowest, least[number] ?? Infinity);
    }
    return narrowest;
  };
}

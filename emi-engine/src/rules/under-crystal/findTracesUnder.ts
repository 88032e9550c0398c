import { say } from '../../findings/say.ts';
import { distanceOfSegments, endsAt, type Ends } from '../../geometry/distances.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type BoardView } from '../BoardView.ts';
import { isBelow } from '../isBeyond.ts';
import { type Draft } from '../Rule.ts';
import { type PartPlace } from './placeOf.ts';

/** What a finding about a trace says. */
interface Saying {
  readonly message: 'R19.trace' | 'R26.trace';
  readonly advice: 'R19.advice' | 'R26.advice';
}

/**
 * Signals of others within `marginMm` of the pads of a part, on its layer and those below down to
 * the first plane: one finding for each net, where it comes nearest.
 */
export function findTracesUnder(
  view: BoardView,
  part: number,
  { layer, box }: PartPlace,
  { marginMm, message, advice }: Saying & { readonly marginMm: number },
): Draft[] {
  const { board } = view;
  const own = ownNets(view, part);
  const [xMin, yMin, xMax, yMax] = box;
  const sides: readonly Ends[] = [
    [xMin, yMin, xMax, yMin],
    [xMax, yMin, xMax, yMax],
    [xMax, yMax, xMin, yMax],
    [xMin, yMax, xMin, yMin],
  ];
  const nearest = new Map<number, { readonly draft: Draft; readonly gap: number }>();
  for (const index of layersUnder(view, layer)) {
    const segments = board.copper[index]?.segments;
    if (!segments) continue;
    const reach = marginMm * nmOfMm + view.widestOf(index) / 2;
    view.segmentIndexOf(index).search(box, reach, (row) => {
      const net = segments.nets[row] ?? -1;
      const netClass = view.classes[net]?.netClass;
      if (!view.isNet(net) || own.has(net) || netClass === 'ground' || netClass === 'power') return;
      const ends = endsAt(segments.xy, row);
      const isInside = ends[0] > xMin && ends[0] < xMax && ends[1] > yMin && ends[1] < yMax;
      const near = sides
        .map((side) => distanceOfSegments(ends, side))
        .reduce((best, next) => (next.distance < best.distance ? next : best));
      const gap = isInside ? 0 : Math.max(0, near.distance - (segments.widths[row] ?? 0) / 2);
      const known = nearest.get(net)?.gap ?? Infinity;
      // A slow line beside the part does no harm that is known.
      if (gap > 0 && netClass === 'unknown') return;
      if (gap >= known || !isBelow(gap, marginMm * nmOfMm, nmOfMm)) return;
      if (isShielded(view, [layer, index], isInside ? [ends[0], ends[1]] : [near.x, near.y]))
        return;
      nearest.set(net, {
        gap,
        draft: {
          ...{ net, layer: index, x: near.x, y: near.y, parts: [part] },
          ...{ measured: gap / nmOfMm, limit: marginMm, unit: 'mm', limitIs: 'least' },
          ...{ atMost: 'warning', paths: [Int32Array.from(ends)] },
          message: say(message, {
            ...{ net: view.nameOf(net), part: board.parts[part]?.ref ?? '' },
            distance: mmText(gap, marginMm * nmOfMm),
          }),
          advice: say(advice),
        },
      });
    });
  }
  return [...nearest.values()]
    .sort((one, other) => one.gap - other.gap || one.draft.net - other.draft.net)
    .map(({ draft }) => draft);
}

/** The layer of a part and those below it, up to and with the first plane. */
function layersUnder({ planes }: BoardView, layer: number): number[] {
  const step = layer === 0 ? 1 : -1;
  const layers = [layer];
  for (let index = layer + step; planes[index]; index += step) {
    layers.push(index);
    if (planes[index]?.isPlane) break;
  }
  return layers;
}

/** Nets of a part, and those that resistors and capacitors join to them: its circuit. */
function ownNets({ board, parts }: BoardView, part: number): Set<number> {
  const [from, to] = board.parts[part]?.pins ?? [0, 0];
  const own = new Set(board.pins.nets.subarray(from, to));
  const joined = [...parts.resistors, ...parts.capacitors].flatMap(({ nets: [one, other] }) => [
    ...(own.has(one) ? [other] : []),
    ...(own.has(other) ? [one] : []),
  ]);
  return new Set([...own, ...joined]);
}

/** Whether copper that returns currents lies over a point, between a part and the layer of a trace. */
function isShielded(
  view: BoardView,
  [layer, index]: readonly [layer: number, index: number],
  [x, y]: readonly [x: number, y: number],
): boolean {
  const step = Math.sign(index - layer);
  for (let at = layer; at !== index; at += step)
    if (view.planeNetsOf(at).has(view.copperOf(at).netAt(x, y))) return true;
  return false;
}

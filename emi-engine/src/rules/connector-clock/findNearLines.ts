import { say } from '../../findings/say.ts';
import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { distanceOfSegments, endsAt, type Ends } from '../../geometry/distances.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type Draft } from '../Rule.ts';
import { type Plug } from './listPlugs.ts';
import { isBelow } from '../isBeyond.ts';

/**
 * Traces of critical nets close to traces that lead to another connector on the same layer, measured
 * from edge to edge: the nearest place of each pair of nets that run beside each other for
 * `lineRunMm`, the nearest first. There, clock noise couples out of the board.
 */
export function findNearLines(
  view: BoardView,
  plugs: readonly Plug[],
  { lineMm: limit, lineRunMm }: { readonly lineMm: number; readonly lineRunMm: number },
): Draft[] {
  const { board } = view;
  const nearest = new Map<string, Draft>();
  const lengths = new Map<string, number>();
  const ofNet = new Map<number, number[]>();
  for (const { part, nets } of plugs)
    for (const net of nets) ofNet.set(net, [...(ofNet.get(net) ?? []), part]);
  for (const { index, segments } of board.copper) {
    const { xy, widths } = segments;
    const rows = Int32Array.from(
      view
        .netsOf('io')
        .filter((net) => ofNet.has(net))
        .flatMap((net) => [...view.segmentsOf(net, index)]),
    );
    const lines = BoxIndex.ofSegments(xy, rows);
    const widest = rows.reduce((most, row) => Math.max(most, widths[row] ?? 0), 0);
    for (const net of view.criticalNets) {
      const own = ofNet.get(net) ?? [];
      for (const row of view.segmentsOf(net, index)) {
        const ends = endsAt(xy, row);
        const width = widths[row] ?? 0;
        lines.search(ends, limit * nmOfMm + (width + widest) / 2, (line) => {
          const other = segments.nets[line] ?? -1;
          if (ofNet.get(other)?.some((part) => own.includes(part))) return;
          const { distance, x, y } = distanceOfSegments(ends, endsAt(xy, line));
          const gap = Math.max(0, distance - (width + (widths[line] ?? 0)) / 2);
          const measured = gap / nmOfMm;
          const key = `${net} ${other}`;
          if (!isBelow(measured, limit)) return;
          const beside = lengthBeside(ends, endsAt(xy, line)) / nmOfMm;
          lengths.set(key, (lengths.get(key) ?? 0) + beside);
          if (measured >= (nearest.get(key)?.measured ?? Infinity)) return;
          nearest.set(key, {
            ...{ net, otherNets: [other], layer: index, x, y, measured, limit, unit: 'mm' },
            limitIs: 'least',
            message: say('R11.line', {
              ...{
                net: view.nameOf(net),
                other: view.nameOf(other),
                distance: mmText(gap, limit * nmOfMm),
              },
            }),
            advice: say('R11.lineAdvice'),
            paths: [Int32Array.from(ends), Int32Array.from(endsAt(xy, line))],
          });
        });
      }
    }
  }
  return [...nearest]
    .flatMap(([key, draft]) => (isBelow(lengths.get(key) ?? 0, lineRunMm) ? [] : [draft]))
    .sort((one, other) => one.measured - other.measured);
}

/** Cosine of the largest angle between segments that run beside each other, 15°. */
const leastCosine = Math.cos(Math.PI / 12);

/** Length of a segment along which another one runs beside it. */
function lengthBeside([xs, ys, xe, ye]: Ends, [x1, y1, x2, y2]: Ends): number {
  const length = Math.sqrt((xe - xs) ** 2 + (ye - ys) ** 2);
  if (length === 0) return 0;
  const along = (x: number, y: number) => ((x - xs) * (xe - xs) + (y - ys) * (ye - ys)) / length;
  const [one, other] = [along(x1, y1), along(x2, y2)];
  const cosine = Math.abs(other - one) / Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2);
  if (!(cosine >= leastCosine)) return 0;
  return Math.max(0, Math.min(length, Math.max(one, other)) - Math.max(0, Math.min(one, other)));
}

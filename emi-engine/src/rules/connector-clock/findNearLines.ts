import { say } from '../../findings/say.ts';
import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { distanceOfSegments, endsAt } from '../../geometry/distances.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type Draft } from '../Rule.ts';
import { type Plug } from './listPlugs.ts';
import { isBelow } from '../isBeyond.ts';

/**
 * Traces of critical nets close to traces that lead to another connector on the same layer, measured
 * from edge to edge: the nearest place of each pair of nets, the nearest first. There, clock noise
 * couples out of the board.
 */
export function findNearLines(view: BoardView, plugs: readonly Plug[], limit: number): Draft[] {
  const { board } = view;
  const nearest = new Map<string, Draft>();
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
          if (!isBelow(measured, limit) || measured >= (nearest.get(key)?.measured ?? Infinity))
            return;
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
  return [...nearest.values()].sort((one, other) => one.measured - other.measured);
}

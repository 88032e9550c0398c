import { endsAt, nearestOnSegment } from '../geometry/distances.ts';
import { distance } from '../odb/features/circle.ts';
import { type Board } from '../model/Board.ts';
import { type Classification } from './classifyNets.ts';

/** What `findPairs` needs to know about a board. */
export interface PairBoard {
  readonly board: Board;
  /** Class of each net, by number. */
  readonly classes: readonly Classification[];
  /** Lines of a net on a copper layer: rows of its `segments`. */
  segmentsOf(net: number, layer: number): Int32Array;
}

/** Distance of the points at which the other net is searched, in nanometres. */
const step = 500_000;
/** Distance within which another net runs beside, in nanometres and widths; the larger counts. */
const besideNm = 1_500_000;
const besideWidths = 5;
/** Share of the shorter net that runs beside the other one at least. */
const leastShare = 0.2;

/**
 * Whether two nets run side by side: a fifth of the shorter one lies within 1.5 mm or five widths of
 * the other on its layer. Nets without traces count, since nothing contradicts.
 */
export function runSideBySide(view: PairBoard, one: number, other: number): boolean {
  const lengths = [one, other].map((net) => view.board.nets[net]?.traceMm ?? 0);
  const [net, partner] = (lengths[0] ?? 0) <= (lengths[1] ?? 0) ? [one, other] : [other, one];
  let [length, beside] = [0, 0];
  for (const { index, segments } of view.board.copper) {
    const others = [...view.segmentsOf(partner, index)];
    for (const row of view.segmentsOf(net, index)) {
      const [xs, ys, xe, ye] = endsAt(segments.xy, row);
      const size = distance(xs, ys, xe, ye);
      const reach = Math.max(besideNm, besideWidths * (segments.widths[row] ?? 0));
      const steps = Math.max(1, Math.ceil(size / step));
      length += size;
      for (let at = 0; at < steps; at++) {
        const x = xs + ((xe - xs) * (at + 0.5)) / steps;
        const y = ys + ((ye - ys) * (at + 0.5)) / steps;
        const isBeside = (row: number) =>
          nearestOnSegment(x, y, ...endsAt(segments.xy, row)).distance <= reach;
        if (others.some(isBeside)) beside += size / steps;
      }
    }
  }
  return length === 0 || beside >= length * leastShare;
}

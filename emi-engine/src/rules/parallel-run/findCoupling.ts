import { endsAt, type Ends } from '../../geometry/distances.ts';
import { type BoardView } from '../BoardView.ts';
import { nmOfMm } from '../../model/lengths.ts';
import { isAbove } from '../isBeyond.ts';

/** A part of a segment with another net beside it. */
export interface Stretch {
  /** Row of the segment on its layer, and start and end of the part as shares of its length. */
  readonly row: number;
  readonly from: number;
  readonly to: number;
  /** From copper to copper in the top view, in nanometres. */
  readonly gap: number;
  /** The required gap, in nanometres. */
  readonly limit: number;
  readonly layer: number;
}

/** Sine of 5°, the largest angle between segments that count as parallel. */
const parallelSine = Math.sin((5 * Math.PI) / 180);

/**
 * Finds what runs beside a net: for each other net, the parts of this net's segments along which
 * the gap is at most `gapOf`. Checks the net's layers and adjacent layers with no plane between.
 *
 * @param gapOf required gap in nanometres for a segment width
 */
export function findCoupling(
  view: BoardView,
  net: number,
  gapOf: (width: number) => number,
  suits: (other: number) => boolean,
): Map<number, Stretch[]> {
  const coupled = new Map<number, Stretch[]>();
  for (const { index: layer, segments } of view.board.copper)
    for (const row of view.segmentsOf(net, layer)) {
      const ends = endsAt(segments.xy, row);
      const width = segments.widths[row] ?? 0;
      const limit = gapOf(width);
      for (const beside of layersBeside(view, layer))
        for (const { other, from, to, gap } of findBeside(view, beside, ends, width, limit)) {
          if (other === net || !suits(other)) continue;
          const known = coupled.get(other);
          const stretch = { row, layer, from, to, gap, limit };
          if (known) known.push(stretch);
          else coupled.set(other, [stretch]);
        }
    }
  return coupled;
}

function layersBeside({ board, planes }: BoardView, layer: number): number[] {
  const isOpen = (index: number) => planes[index]?.isPlane === false;
  return board.copper.flatMap(({ index }) =>
    index === layer || (Math.abs(index - layer) === 1 && isOpen(index) && isOpen(layer))
      ? [index]
      : [],
  );
}

interface Beside extends Pick<Stretch, 'from' | 'to' | 'gap'> {
  readonly other: number;
}

/** Segments of a layer parallel to a segment, with the shares of it that they accompany. */
function findBeside(
  view: BoardView,
  layer: number,
  ends: Ends,
  width: number,
  limit: number,
): Beside[] {
  const segments = view.board.copper[layer]?.segments;
  const [xs, ys, xe, ye] = ends;
  const length = Math.sqrt((xe - xs) ** 2 + (ye - ys) ** 2);
  if (!segments || length === 0) return [];
  const [dx, dy] = [(xe - xs) / length, (ye - ys) / length];
  const found: Beside[] = [];
  view.segmentIndexOf(layer).search(ends, limit + (width + view.widestOf(layer)) / 2, (row) => {
    const [x1, y1, x2, y2] = endsAt(segments.xy, row);
    const along = [(x1 - xs) * dx + (y1 - ys) * dy, (x2 - xs) * dx + (y2 - ys) * dy] as const;
    const across = [(y1 - ys) * dx - (x1 - xs) * dy, (y2 - ys) * dx - (x2 - xs) * dy] as const;
    const own = Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2);
    if (Math.abs(across[1] - across[0]) > own * parallelSine) return;
    const from = Math.max(0, Math.min(...along));
    const to = Math.min(length, Math.max(...along));
    if (to <= from) return;
    const apart = Math.abs(across[0] + across[1]) / 2;
    const gap = Math.max(0, apart - (width + (segments.widths[row] ?? 0)) / 2);
    const other = segments.nets[row] ?? -1;
    if (!isAbove(gap, limit, nmOfMm))
      found.push({ other, from: from / length, to: to / length, gap });
  });
  return found;
}

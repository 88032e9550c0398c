import { endsAt } from '../../geometry/distances.ts';
import { type Board } from '../../model/Board.ts';
import { type Stretch } from './findCoupling.ts';

/** All parts of a net beside another net. */
export interface CoupledRun {
  /** In nanometres, without double counting. */
  readonly length: number;
  /** Mean gap weighted by length, in nanometres. */
  readonly gap: number;
  /** Mean ratio of the gap to the required gap, from 0 to 1. */
  readonly gapShare: number;
  /** The parts as `xs ys xe ye`, the longest first. */
  readonly paths: readonly Int32Array[];
  /** Layer of the longest part. */
  readonly layer: number;
}

/** Merges parts that overlap on their segment and sums them up. */
export function mergeStretches({ copper }: Board, stretches: readonly Stretch[]): CoupledRun {
  const sorted = stretches.toSorted(
    (one, other) => one.layer - other.layer || one.row - other.row || one.from - other.from,
  );
  const merged: Stretch[] = [];
  for (const stretch of sorted) {
    const last = merged[merged.length - 1];
    const isSame = last?.layer === stretch.layer && last.row === stretch.row;
    if (last && isSame && stretch.from <= last.to)
      merged[merged.length - 1] = {
        ...last,
        to: Math.max(last.to, stretch.to),
        gap: Math.min(last.gap, stretch.gap),
      };
    else merged.push(stretch);
  }
  const parts = merged
    .map((stretch) => {
      const xy = copper[stretch.layer]?.segments.xy ?? new Int32Array();
      const [xs, ys, xe, ye] = endsAt(xy, stretch.row);
      const at = (share: number) => [xs + (xe - xs) * share, ys + (ye - ys) * share] as const;
      const length = Math.sqrt((xe - xs) ** 2 + (ye - ys) ** 2) * (stretch.to - stretch.from);
      const path = Int32Array.of(...at(stretch.from), ...at(stretch.to));
      const { gap, limit, layer } = stretch;
      return { length, gap, gapShare: gap / limit, path, layer };
    })
    .sort((one, other) => other.length - one.length);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const meanOf = (name: 'gap' | 'gapShare') =>
    parts.reduce((sum, part) => sum + part[name] * part.length, 0) / length;
  return {
    length,
    gap: meanOf('gap'),
    gapShare: meanOf('gapShare'),
    paths: parts.map(({ path }) => path),
    layer: parts[0]?.layer ?? -1,
  };
}

import { endsAt } from '../../geometry/distances.ts';
import { type Board } from '../../model/Board.ts';
import { type Stretch } from './findCoupling.ts';

/** All stretches of a net beside another one. */
export interface CoupledRun {
  /** In nanometres, no part twice. */
  readonly length: number;
  /** Mean of the gaps by length, in nanometres. */
  readonly gap: number;
  /** Mean of how much of the wanted gap is there, from 0 to 1. */
  readonly gapShare: number;
  /** The stretches as `xs ys xe ye`, the longest first. */
  readonly paths: readonly Int32Array[];
  /** Layer of the longest stretch. */
  readonly layer: number;
}

/** Joins stretches that overlap on their segment, and adds them up. */
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

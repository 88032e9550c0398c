import { groupByKeys } from '../../geometry/groupByKeys.ts';
import { pointKey } from '../../geometry/pointKey.ts';
import { type Run } from './findRuns.ts';

/** Connected runs. */
export interface JoinedRun {
  readonly paths: readonly Int32Array[];
  /** Sum of their lengths in nanometres. */
  readonly length: number;
}

/**
 * Joins runs that meet at ends of polylines, such as at a branch inside a gap.
 *
 * @param runs of one net on one layer
 */
export function joinRuns(runs: readonly Run[]): JoinedRun[] {
  return groupByKeys(runs.map(endsOf)).map((numbers) => {
    const group = numbers.flatMap((number) => runs[number] ?? []);
    return {
      paths: group.map(({ path }) => path),
      length: group.reduce((sum, { length }) => sum + length, 0),
    };
  });
}

/** Ends of a run that are also ends of its polyline. */
function endsOf({ path, isFromStart, isToEnd }: Run): number[] {
  const [x, y, endX, endY] = [path[0], path[1], path[path.length - 2], path[path.length - 1]];
  return [
    ...(isFromStart ? [pointKey(x ?? 0, y ?? 0)] : []),
    ...(isToEnd ? [pointKey(endX ?? 0, endY ?? 0)] : []),
  ];
}

import { pointKey } from '../../geometry/pointKey.ts';
import { type Run } from './findRuns.ts';

/** Runs that hang together. */
export interface JoinedRun {
  readonly paths: readonly Int32Array[];
  /** Sum of their lengths in nanometres. */
  readonly length: number;
}

/**
 * Joins runs that meet where polylines do, such as at a branch inside a gap.
 *
 * @param runs of one net on one layer
 */
export function joinRuns(runs: readonly Run[]): JoinedRun[] {
  const groups: Run[][] = [];
  const groupAt = new Map<number, Run[]>();
  for (const run of runs) {
    const met = new Set(endsOf(run).flatMap((key) => groupAt.get(key) ?? []));
    const touching = groups.filter((group) => group.some((other) => met.has(other)));
    const [group = []] = touching;
    if (touching.length === 0) groups.push(group);
    group.push(run);
    for (const other of touching.slice(1)) {
      group.push(...other);
      groups.splice(groups.indexOf(other), 1);
    }
    for (const key of endsOf(run)) groupAt.set(key, [...(groupAt.get(key) ?? []), run]);
  }
  return groups.map((group) => ({
    paths: group.map(({ path }) => path),
    length: group.reduce((sum, { length }) => sum + length, 0),
  }));
}

/** Ends of a run that are ends of its polyline, too. */
function endsOf({ path, isFromStart, isToEnd }: Run): number[] {
  const [x, y, endX, endY] = [path[0], path[1], path[path.length - 2], path[path.length - 1]];
  return [
    ...(isFromStart ? [pointKey(x ?? 0, y ?? 0)] : []),
    ...(isToEnd ? [pointKey(endX ?? 0, endY ?? 0)] : []),
  ];
}

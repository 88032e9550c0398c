import { pathLength } from '../../geometry/pathLength.ts';

/** An uncovered part of a polyline. */
export interface Run {
  /** `x y` pairs. */
  readonly path: Int32Array;
  /** In nanometres. */
  readonly length: number;
  /** Whether it starts and ends with the polyline. */
  readonly isFromStart: boolean;
  readonly isToEnd: boolean;
}

/** Bisection steps for the ends of a run between two samples. */
const halvings = 7;

/** Finds uncovered parts of a polyline, sampled every `step`. */
export function findRuns(
  path: Int32Array,
  step: number,
  isCovered: (x: number, y: number) => boolean,
): Run[] {
  const runs: Run[] = [];
  let points: number[] | undefined;
  let isFromStart = false;
  let previous = true;
  const end = (x: number, y: number, isToEnd: boolean) => {
    if (!points) return;
    points.push(x, y);
    runs.push({ path: Int32Array.from(points), length: pathLength(points), isFromStart, isToEnd });
    points = undefined;
  };
  for (let at = 0; at + 3 < path.length; at += 2) {
    const [x, y] = [path[at] ?? 0, path[at + 1] ?? 0];
    const [dx, dy] = [(path[at + 2] ?? 0) - x, (path[at + 3] ?? 0) - y];
    const steps = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / step));
    const covers = (share: number) => isCovered(x + dx * share, y + dy * share);
    if (at === 0) {
      previous = covers(0);
      if (!previous) [points, isFromStart] = [[x, y], true];
    } else points?.push(x, y);
    for (let sample = 1; sample <= steps; sample++) {
      const isHere = covers(sample / steps);
      if (isHere === previous) continue;
      const share = findChange(covers, (sample - 1) / steps, sample / steps, previous);
      if (isHere) end(x + dx * share, y + dy * share, false);
      else [points, isFromStart] = [[x + dx * share, y + dy * share], false];
      previous = isHere;
    }
  }
  if (points) end(path[path.length - 2] ?? 0, path[path.length - 1] ?? 0, true);
  return runs;
}

/** Bisects the place where the coverage changes. */
function findChange(
  covers: (share: number) => boolean,
  from: number,
  to: number,
  before: boolean,
): number {
  let [low, high] = [from, to];
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (low + high) / 2;
    if (covers(middle) === before) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

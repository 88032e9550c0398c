import { nearestOnSegment } from '../geometry/distances.ts';
import { nmOfMm } from '../model/lengths.ts';
import { type Subject } from './identifySubject.ts';

/** The properties of a finding that identify it. Coordinates are millimetres. */
export interface PlacedFinding {
  readonly subject: Subject;
  readonly xMm: number;
  readonly yMm: number;
  /** Polylines that show the finding, `x y` pairs. */
  readonly pathsMm: readonly (readonly number[])[];
}

/** Displacement of a board between two runs, in millimetres. */
export type Shift = readonly [dx: number, dy: number];

type Box = [xMin: number, yMin: number, xMax: number, yMax: number];

/** The bounding box in nanometres of a finding and its polylines. */
export function boxOf({ xMm, yMm, pathsMm }: PlacedFinding, [dx, dy]: Shift): Box {
  const box: Box = [xMm, yMm, xMm, yMm];
  for (const path of pathsMm)
    for (let at = 0; at + 1 < path.length; at += 2) {
      const [x = 0, y = 0] = [path[at], path[at + 1]];
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
  const moved = (value: number, by: number) => Math.round((value + by) * nmOfMm);
  return [moved(box[0], dx), moved(box[1], dy), moved(box[2], dx), moved(box[3], dy)];
}

/**
 * Distance of two findings in millimetres: between their places, or from one place to the polylines
 * of the other. A run that became longer has another middle but still overlaps.
 *
 * @param shift maps places of `before` to places of `now`
 */
export function distanceOf(before: PlacedFinding, now: PlacedFinding, [dx, dy]: Shift): number {
  const [x, y] = [before.xMm + dx, before.yMm + dy];
  return Math.min(
    Math.hypot(x - now.xMm, y - now.yMm),
    distanceToPaths(x, y, now.pathsMm),
    distanceToPaths(now.xMm - dx, now.yMm - dy, before.pathsMm),
  );
}

function distanceToPaths(x: number, y: number, paths: PlacedFinding['pathsMm']): number {
  let best = Infinity;
  for (const path of paths)
    for (let at = 0; at + 3 < path.length; at += 2) {
      const [xs = 0, ys = 0, xe = 0, ye = 0] = path.slice(at, at + 4);
      best = Math.min(best, nearestOnSegment(x, y, xs, ys, xe, ye).distance);
    }
  return best;
}

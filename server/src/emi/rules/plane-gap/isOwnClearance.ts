import { type BoardView } from '../BoardView.ts';
import { type JoinedRun } from './joinRuns.ts';
import { radiusOfGap } from './measureSlot.ts';
import { planeCover } from './ReturnCover.ts';

/** Clearances of plated holes are not larger than this. */
const largestRadius = 3_000_000;
/** Clearances are not always round: the corner of a square one is 1.4 times as far as its side. */
const cornerShare = 1.5;

/**
 * Whether a run lies within the clearance that planes have around one of the net's own holes. The
 * clearance is as large as the way from the hole to the nearest copper of the plane.
 */
export function isOwnClearance(
  view: BoardView,
  net: number,
  layer: number,
  { paths }: JoinedRun,
): boolean {
  const [reference] = view.referencesOf(layer);
  if (!reference) return false;
  const { holes } = view.board;
  const isPlane = planeCover(view, reference.layer);
  return view.holesOf(net).some((hole) => {
    const x = holes.xy[hole * 2] ?? 0;
    const y = holes.xy[hole * 2 + 1] ?? 0;
    const farthest = Math.max(...paths.map((path) => farthestFrom(x, y, path)));
    if (farthest > largestRadius * cornerShare) return false;
    return farthest <= radiusOfGap(isPlane, x, y, largestRadius) * cornerShare;
  });
}

function farthestFrom(x: number, y: number, path: Int32Array): number {
  let most = 0;
  for (let at = 0; at < path.length; at += 2) {
    const dx = (path[at] ?? 0) - x;
    const dy = (path[at + 1] ?? 0) - y;
    most = Math.max(most, Math.sqrt(dx * dx + dy * dy));
  }
  return most;
}

import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { middleOfPath } from '../../geometry/pathLength.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';
import { type JoinedRun } from './joinRuns.ts';
import { radiusOfGap } from './measureSlot.ts';
import { planeCover } from './ReturnCover.ts';

/** Largest clearance of a plated hole. */
const largestRadius = 3_000_000;
/** Clearances may be square: the corner is 1.4 times as far as the side. */
const cornerShare = 1.5;

/** A run may pass the round clearance of another net's hole, but not the space between two. */
const roundShare = 1.2;

/**
 * Recognizes runs within the clearance that planes have around one hole. The clearance
 * radius is the distance from the hole to the nearest copper of the plane, measured once per hole.
 */
export class HoleClearances {
  readonly #view: BoardView;
  #holes: BoxIndex | undefined;
  /** Radii by plane and hole. */
  readonly #radii = new Map<number, Map<number, number>>();

  constructor(view: BoardView) {
    this.#view = view;
  }

  holds(net: number, layer: number, { paths }: JoinedRun): boolean {
    const [reference] = this.#view.referencesOf(layer);
    if (!reference) return false;
    const { xy } = this.#view.board.holes;
    const { nets } = this.#view.board.holes;
    const holds = (hole: number) => {
      const share = nets[hole] === net ? cornerShare : roundShare;
      if (!this.#view.isHoleOn(hole, reference.layer)) return false;
      const [x, y] = [xy[hole * 2] ?? 0, xy[hole * 2 + 1] ?? 0];
      const farthest = farthestFrom(x, y, paths, largestRadius * cornerShare);
      return farthest < Infinity && farthest <= this.#radiusOf(reference.layer, hole, x, y) * share;
    };
    if (this.#view.holesOf(net).some(holds)) return true;
    const [[x = 0, y = 0] = []] = paths;
    let isHeld = false;
    this.#holes ??= BoxIndex.ofPoints(xy);
    this.#holes.search([x, y, x, y], largestRadius * roundShare, (hole) => {
      isHeld ||= holds(hole);
    });
    return isHeld;
  }

  /** Whether clearances of holes that meet make the gap under a run. */
  meet(layer: number, { paths }: JoinedRun): boolean {
    const [reference] = this.#view.referencesOf(layer);
    if (!reference) return false;
    const { xy } = this.#view.board.holes;
    this.#holes ??= BoxIndex.ofPoints(xy);
    const holes = this.#holes;
    return paths.every((path) =>
      [path.subarray(0, 2), middleOfPath(path), path.subarray(-2)].every(([x = 0, y = 0]) => {
        const near: number[] = [];
        holes.search([x, y, x, y], largestRadius * roundShare, (hole) => {
          if (this.#view.isHoleOn(hole, reference.layer)) near.push(hole);
        });
        return near.some((hole) => {
          const at = [xy[hole * 2] ?? 0, xy[hole * 2 + 1] ?? 0] as const;
          const radius = this.#radiusOf(reference.layer, hole, ...at);
          return distance(x, y, ...at) <= radius * roundShare;
        });
      }),
    );
  }

  #radiusOf(plane: number, hole: number, x: number, y: number): number {
    const radii = this.#radii.get(plane) ?? new Map<number, number>();
    this.#radii.set(plane, radii);
    const known = radii.get(hole);
    if (known !== undefined) return known;
    const radius = radiusOfGap(planeCover(this.#view, plane), x, y, largestRadius);
    radii.set(hole, radius);
    return radius;
  }
}

/** Distance to the farthest point of paths, Infinity if beyond `most`. */
function farthestFrom(x: number, y: number, paths: readonly Int32Array[], most: number): number {
  let farthest = 0;
  for (const path of paths)
    for (let at = 0; at < path.length; at += 2) {
      const dx = (path[at] ?? 0) - x;
      const dy = (path[at + 1] ?? 0) - y;
      farthest = Math.max(farthest, Math.sqrt(dx * dx + dy * dy));
      if (farthest > most) return Infinity;
    }
  return farthest;
}

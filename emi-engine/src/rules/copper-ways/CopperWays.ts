import { distanceToBox } from '../../copper/padBox.ts';
import { type BoardView } from '../BoardView.ts';
import { pinLayer, pinPoint } from '../pins.ts';
import { CopperJoints, type Joint } from './CopperJoints.ts';

/** Longest way in nanometres that is looked for; longer ones are unknown. */
const farthest = 50_000_000;

/**
 * Steps after which a search ends without a way, and all searches of a net together: in an area with
 * many pads, each leads to all others.
 */
const mostSteps = { ofSearch: 5000, ofNet: 1_000_000 };

/** A way along the copper of a net. */
export interface CopperWay {
  /** Number of the hole or pin where it ends. */
  readonly target: number;
  /** In nanometres, between the edges of the pads of its ends. */
  readonly length: number;
  /** Polyline of `x y` pairs, from all layers. */
  readonly path: Int32Array;
}

interface Step {
  readonly joint: Joint;
  readonly length: number;
  readonly before: Step | undefined;
}

/**
 * The shortest ways along the copper of one net: traces by their length, areas straight across,
 * pads and holes for nothing.
 */
export class CopperWays {
  readonly #view: BoardView;
  readonly #joints: CopperJoints;
  #steps = 0;

  constructor(view: BoardView, net: number) {
    this.#view = view;
    this.#joints = new CopperJoints(view, net);
  }

  /**
   * The way from a pin to the nearest suitable hole; undefined without one within 50 mm, or if it
   * takes too many steps to find.
   *
   * @param first reach in nanometres of the first search, which each further one doubles
   */
  toHole(pin: number, first: number, suits: (hole: number) => boolean): CopperWay | undefined {
    return this.#search(pin, first, ({ kind, row }) =>
      kind === 'hole' && suits(row) ? row : undefined,
    );
  }

  /** The same to the nearest of other pins. */
  toPin(pin: number, first: number, pins: readonly number[]): CopperWay | undefined {
    const { board } = this.#view;
    return this.#search(pin, first, ({ kind, layer, box }) =>
      kind === 'pad'
        ? pins.find(
            (other) =>
              pinLayer(board, other) === layer &&
              distanceToBox(box, ...pinPoint(board, other)) === 0,
          )
        : undefined,
    );
  }

  #search(
    pin: number,
    first: number,
    targetOf: (joint: Joint) => number | undefined,
  ): CopperWay | undefined {
    for (let most = first; ; most *= 2) {
      const way = this.#walk(pin, Math.min(most, farthest), targetOf);
      if (way || most >= farthest) return way;
    }
  }

  /** Dijkstra's search from the pads of a pin. */
  #walk(
    pin: number,
    most: number,
    targetOf: (joint: Joint) => number | undefined,
  ): CopperWay | undefined {
    const front: Step[] = this.#joints
      .padsOfPin(pin)
      .map((joint) => ({ joint, length: 0, before: undefined }));
    const done = new Set<string>();
    const last = Math.min(this.#steps + mostSteps.ofSearch, mostSteps.ofNet);
    while (this.#steps <= last) {
      const step = takeNearest(front);
      if (!step || step.length > most) return undefined;
      const { joint, length } = step;
      if (done.has(joint.key)) continue;
      done.add(joint.key);
      const target = targetOf(joint);
      if (target !== undefined) return { target, length, path: pathOf(step) };
      for (const next of this.#joints.beside(joint, most - length)) {
        this.#steps += 1;
        if (!done.has(next.joint.key))
          front.push({ joint: next.joint, length: length + next.length, before: step });
      }
    }
    return undefined;
  }
}

function takeNearest(front: Step[]): Step | undefined {
  let best = 0;
  for (let at = 1; at < front.length; at++)
    if ((front[at]?.length ?? 0) < (front[best]?.length ?? 0)) best = at;
  const last = front.pop();
  const step = front[best];
  if (!last || !step) return last;
  front[best] = last;
  return step;
}

function pathOf(step: Step): Int32Array {
  const points: number[] = [];
  for (let at: Step | undefined = step; at; at = at.before) points.unshift(at.joint.x, at.joint.y);
  return Int32Array.from(points);
}

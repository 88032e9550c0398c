import { noCopper } from '../../copper/rows/CopperRows.ts';
import { type BoardView } from '../BoardView.ts';

/** Widths of a trace within which ground beside it on a board of two layers carries its return. */
const coplanarWidths = 3;

/**
 * Where a copper layer has copper for return currents: a plane next to it, or on a board of two
 * layers ground on the layer itself within three widths of the trace.
 */
export class ReturnCover {
  readonly #view: BoardView;
  readonly #layer: number;
  readonly #planes: readonly PlaneCover[];
  readonly #isCoplanar: boolean;

  constructor(view: BoardView, layer: number) {
    this.#view = view;
    this.#layer = layer;
    this.#planes = view.referencesOf(layer).map((reference) => planeCover(view, reference.layer));
    this.#isCoplanar = view.board.copper.length <= 2;
  }

  /** Whether any return is possible on the layer at all. */
  get isAnywhere(): boolean {
    return this.#planes.length > 0 || this.#isCoplanar;
  }

  isCovered(x: number, y: number, width: number): boolean {
    for (const isPlane of this.#planes) if (isPlane(x, y)) return true;
    return (
      this.#isCoplanar &&
      this.#view
        .copperOf(this.#layer)
        .hasNear(x, y, (coplanarWidths + 0.5) * width, (net) => this.#view.isGround(net))
    );
  }
}

/** Whether a plane layer has copper at a point that is a plane: areas of signals are none. */
export type PlaneCover = (x: number, y: number) => boolean;

export function planeCover(view: BoardView, layer: number): PlaneCover {
  const rows = view.copperOf(layer);
  const nets = view.planeNetsOf(layer);
  return (x, y) => {
    const net = rows.netAt(x, y);
    return net !== noCopper && nets.has(net);
  };
}

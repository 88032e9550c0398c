import { noCopper } from '../../copper/rows/CopperRows.ts';
import { type BoardView } from '../BoardView.ts';

/**
 * Distance in trace widths within which coplanar ground carries the return current on a two-layer
 * board.
 */
const coplanarWidths = 3;

/**
 * Where a copper layer has a return path: an adjacent plane, or on a two-layer board, ground on the
 * same layer within three trace widths.
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

  /** Whether the layer has any return path. */
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

/** Whether a plane layer has plane copper at a point; signal areas do not count. */
export type PlaneCover = (x: number, y: number) => boolean;

export function planeCover(view: BoardView, layer: number): PlaneCover {
  const rows = view.copperOf(layer);
  const nets = view.planeNetsOf(layer);
  return (x, y) => {
    const net = rows.netAt(x, y);
    return net !== noCopper && nets.has(net);
  };
}

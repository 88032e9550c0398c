import { type CopperRows } from '../../geometry/rows/CopperRows.ts';
import { type BoardView } from '../BoardView.ts';

/** Widths of a trace within which ground beside it on a board of two layers carries its return. */
const coplanarWidths = 3;

/**
 * Where a copper layer has copper for return currents: a plane next to it, or on a board of two
 * layers ground on the layer itself within three widths of the trace.
 */
export class ReturnCover {
  readonly #references: readonly CopperRows[];
  readonly #own: CopperRows | undefined;
  readonly #isGround: (net: number) => boolean;

  constructor(view: BoardView, layer: number) {
    this.#references = view.referencesOf(layer).map((reference) => view.copperOf(reference.layer));
    const isTwoLayers = view.board.copper.length <= 2;
    this.#own = isTwoLayers ? view.copperOf(layer) : undefined;
    const planeNet = view.planes[layer]?.isPlane ? view.planes[layer].net : undefined;
    this.#isGround = (net) => net >= 0 && (view.isGround(net) || net === planeNet);
  }

  /** Whether any return is possible on the layer at all. */
  get isAnywhere(): boolean {
    return this.#references.length > 0 || this.#own !== undefined;
  }

  isCovered(x: number, y: number, width: number): boolean {
    for (const reference of this.#references) if (reference.isCopper(x, y)) return true;
    return this.#own?.hasNear(x, y, (coplanarWidths + 0.5) * width, this.#isGround) ?? false;
  }
}

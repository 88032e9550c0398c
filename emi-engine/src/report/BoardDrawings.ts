import { type Board } from '../model/Board.ts';
import { cutTiles } from './drawing/cutTiles.ts';
import { type LayerPicture } from './drawing/LayerPicture.ts';
import { layerOperators } from './drawing/pdfOperators.ts';
import { pictureLayers } from './drawing/pictureLayers.ts';
import { svgLayer } from './drawing/svgLayer.ts';

/** The drawings of a board's copper layers, each created once for the reports in all languages. */
export class BoardDrawings {
  readonly pictures: readonly LayerPicture[];
  readonly #svg = new Map<number, string>();
  readonly #operators = new Map<number, string>();
  /** PDF operators by layer and tile name. */
  readonly #tiles = new Map<number, Map<string, string>>();

  constructor(readonly board: Board) {
    this.pictures = pictureLayers(board);
  }

  /** A layer as SVG; its ids begin with `copper-` and the layer number. */
  svgOf(layer: number): string {
    const known = this.#svg.get(layer);
    if (known !== undefined) return known;
    const picture = this.pictures[layer];
    const svg = picture ? svgLayer(picture, `copper-${layer}`, this.board.outline) : '';
    this.#svg.set(layer, svg);
    return svg;
  }

  /** A layer as PDF operators. */
  operatorsOf(layer: number): string {
    const known = this.#operators.get(layer);
    if (known !== undefined) return known;
    const picture = this.pictures[layer];
    const operators = picture ? layerOperators(picture, this.board.outline) : '';
    this.#operators.set(layer, operators);
    return operators;
  }

  /** Tiles of a layer (`cutTiles`) as PDF operators, without overcrowded ones. */
  tilesOf(layer: number, names: ReadonlySet<string>): ReadonlyMap<string, string> {
    const copper = this.board.copper[layer];
    const known = this.#tiles.get(layer) ?? new Map<string, string>();
    this.#tiles.set(layer, known);
    const missing = new Set([...names].filter((name) => !known.has(name)));
    if (copper && missing.size > 0)
      for (const [name, picture] of cutTiles(copper, this.board.shapes, missing))
        known.set(name, layerOperators(picture, this.board.outline));
    return known;
  }
}

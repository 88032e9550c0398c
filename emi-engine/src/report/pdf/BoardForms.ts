import { type Form, type Sheet } from '@portal/paper/Sheet.ts';
import { type BoardDrawings } from '../BoardDrawings.ts';
import { tileName, tilesAround } from '../drawing/cutTiles.ts';
import { holeStrokes, listSpans } from '../drawing/holeStrokes.ts';
import { outlineRings } from '../drawing/outlineRings.ts';
import { partBoxes, type PartBox } from '../drawing/partBoxes.ts';
import { ringOperators, strokeOperators } from '../drawing/pdfOperators.ts';
import { toUnits } from '../drawing/svgPath.ts';

type FormBox = readonly [number, number, number, number];

/** Most tiles for the small pictures of a report; further places get no picture. */
const mostTiles = 1_500;

/** The drawings of a board in a PDF, each stored once and referenced by pages. In drawing units. */
export class BoardForms {
  readonly outline: Form;
  readonly layers: readonly Form[];
  readonly boxes: readonly PartBox[];
  readonly parts: Readonly<Record<'top' | 'bottom', Form>>;
  readonly #box: FormBox;
  readonly #holes = new Map<number, Form>();
  /** By layer and tile name. */
  readonly #tiles = new Map<string, Form>();

  constructor(
    private readonly sheet: Sheet,
    private readonly drawings: BoardDrawings,
  ) {
    const { board } = drawings;
    // Connectors extend beyond the edge.
    const margin = 5_000;
    const [xMin, yMin, xMax, yMax] = board.outline.box.map(toUnits);
    this.#box = [
      ...[(xMin ?? 0) - margin, (yMin ?? 0) - margin],
      ...[(xMax ?? 0) + margin, (yMax ?? 0) + margin],
    ] as const;
    const rings = outlineRings(board.outline);
    this.outline = sheet.addForm(`15 w 1 j\n${ringOperators(rings)}\nS`, this.#box);
    this.layers = board.copper.map(({ index }) =>
      sheet.addForm(drawings.operatorsOf(index), this.#box),
    );
    this.boxes = partBoxes(board);
    const partsOf = (side: 'top' | 'bottom') => {
      const corners = this.boxes.filter((box) => box.side === side).map((box) => box.corners);
      return sheet.addForm(`8 w\n${ringOperators(corners)}\nS`, this.#box);
    };
    this.parts = { top: partsOf('top'), bottom: partsOf('bottom') };
  }

  /** Holes through a copper layer; all holes for -1. */
  holesOn(layer: number): Form {
    const { holes } = this.drawings.board;
    const hasShort = listSpans(holes).length > 1;
    const wanted = hasShort ? layer : -1;
    const known = this.#holes.get(wanted);
    if (known) return known;
    const strokes = holeStrokes(
      holes,
      (from, to) => wanted < 0 || (from <= wanted && wanted <= to),
    );
    const form = this.sheet.addForm(strokeOperators(strokes), this.#box);
    this.#holes.set(wanted, form);
    return form;
  }

  /**
   * Prepares small pictures of places in order of priority; tiles of one layer are cut in one pass.
   */
  prepareTiles(
    places: readonly { readonly layer: number; readonly x: number; readonly y: number }[],
  ) {
    const wanted = new Map<number, Set<string>>();
    let count = 0;
    for (const { layer, x, y } of places)
      for (const [column, row] of tilesAround(x, y)) {
        const ofLayer = wanted.get(layer) ?? new Set();
        wanted.set(layer, ofLayer);
        const name = tileName(column, row);
        if (ofLayer.has(name) || count >= mostTiles) continue;
        ofLayer.add(name);
        count += 1;
      }
    for (const [layer, names] of wanted) {
      const operators = this.drawings.tilesOf(layer, names);
      for (const name of names) {
        const tile = operators.get(name);
        if (tile !== undefined)
          this.#tiles.set(`${layer} ${name}`, this.sheet.addForm(tile, this.#box));
      }
    }
  }

  /** The drawings around a place; undefined if they were not prepared. */
  tilesAt(layer: number, x: number, y: number): readonly Form[] | undefined {
    const forms = tilesAround(x, y).map(([column, row]) =>
      this.#tiles.get(`${layer} ${tileName(column, row)}`),
    );
    return forms.every((form) => form !== undefined) ? forms : undefined;
  }
}

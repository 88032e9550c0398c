import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { type Box, type SymbolShape } from '../../odb/symbols/SymbolShape.ts';
import { type CopperLayer, type Pieces } from '../CopperLayer.ts';
import { CopperShape } from './CopperShape.ts';

const tables = ['segments', 'pads', 'areas'] as const;
type Table = (typeof tables)[number];

export interface ShapedPiece {
  readonly form: CopperShape;
  /** Number of its feature: later negative features erase parts of it. */
  readonly feature: number;
  readonly table: Table;
  readonly row: number;
}

/** The copper of one layer while nets spread over it. */
export class LayerGrowth {
  readonly layer: CopperLayer;
  /** Nets of the pieces of each table, including those found so far. */
  readonly nets: Readonly<Record<Table, Int32Array>>;
  readonly #shapes: readonly SymbolShape[];
  /** Pieces without a net by location, and erasing pieces. */
  readonly #free: readonly ShapedPiece[];
  readonly #places: BoxIndex;
  readonly #erasing: readonly ShapedPiece[];
  readonly #erased: BoxIndex;

  constructor(layer: CopperLayer, shapes: readonly SymbolShape[]) {
    this.layer = layer;
    this.#shapes = shapes;
    this.nets = {
      segments: layer.segments.nets.slice(),
      pads: layer.pads.nets.slice(),
      areas: layer.areas.nets.slice(),
    };
    // Features of a negative layer are not copper.
    const isFree = (pieces: Pieces, row: number) =>
      !layer.isNegative && pieces.nets[row] === -1 && pieces.negative[row] === 0;
    this.#free = this.#list(isFree);
    this.#places = indexOf(this.#free);
    this.#erasing = this.#list((pieces, row) => pieces.negative[row] === 1);
    this.#erased = indexOf(this.#erasing);
  }

  /** Number of pieces that had no net. */
  get freeCount(): number {
    return this.#free.length;
  }

  /** Pieces that already have a net. @param isNet tells nets from `$NONE$` */
  *named(isNet: (net: number) => boolean): Generator<readonly [piece: ShapedPiece, net: number]> {
    if (this.layer.isNegative) return;
    for (const table of tables)
      for (let row = 0; row < this.layer[table].count; row++) {
        const net = this.layer[table].nets[row] ?? -1;
        if (this.layer[table].negative[row] === 0 && isNet(net))
          yield [this.#form(table, row), net];
      }
  }

  /** Assigns a net to the pieces without one that a shape touches. @returns these pieces */
  spread(net: number, form: CopperShape, feature: number): ShapedPiece[] {
    const [xMin, yMin, xMax, yMax] = form.box;
    const reached: ShapedPiece[] = [];
    if (xMin > xMax) return reached;
    this.#places.search([xMin, yMin, xMax, yMax], 0, (number) => {
      const piece = this.#free[number];
      if (!piece || this.nets[piece.table][piece.row] !== -1) return;
      if (!this.#touches(form, feature, piece)) return;
      this.nets[piece.table][piece.row] = net;
      reached.push(piece);
    });
    return reached;
  }

  /** Net of the copper at a point, -1 for none. */
  netAt(x: number, y: number): number {
    let net = -1;
    this.#places.search([x, y, x, y], 0, (number) => {
      const piece = this.#free[number];
      if (net >= 0 || !piece?.form.covers(x, y)) return;
      net = this.nets[piece.table][piece.row] ?? -1;
    });
    return net;
  }

  /** Whether there is copper without a net at a point. */
  isFreeAt(x: number, y: number): boolean {
    let isFree = false;
    this.#places.search([x, y, x, y], 0, (number) => {
      isFree ||= this.#free[number]?.form.covers(x, y) ?? false;
    });
    return isFree;
  }

  /** Whether any copper of two features remains at a point. */
  survives(x: number, y: number, first: number, second: number): boolean {
    if (this.#erasing.length === 0) return true;
    let isErased = false;
    this.#erased.search([x, y, x, y], 0, (number) => {
      const piece = this.#erasing[number];
      if (!piece || piece.feature < Math.min(first, second)) return;
      isErased ||= piece.form.covers(x, y);
    });
    return !isErased;
  }

  #touches(form: CopperShape, feature: number, piece: ShapedPiece): boolean {
    const place = form.meets(piece.form);
    if (place && this.survives(...place, feature, piece.feature)) return true;
    return (
      this.#holds(form, piece.form, feature, piece.feature) ||
      this.#holds(piece.form, form, feature, piece.feature)
    );
  }

  #holds(outer: CopperShape, inner: CopperShape, feature: number, other: number): boolean {
    if (!outer.isFilled) return false;
    for (const [x, y] of inner.samples())
      if (outer.covers(x, y) && this.survives(x, y, feature, other)) return true;
    return false;
  }

  #list(suits: (pieces: Pieces, row: number) => boolean): ShapedPiece[] {
    return tables.flatMap((table) =>
      Array.from({ length: this.layer[table].count }, (_, row) => row).flatMap((row) =>
        suits(this.layer[table], row) ? [this.#form(table, row)] : [],
      ),
    );
  }

  #form(table: Table, row: number): ShapedPiece {
    const { layer } = this;
    return { form: this.#formOf(table, row), feature: layer[table].features[row] ?? 0, table, row };
  }

  #formOf(table: Table, row: number): CopperShape {
    const { layer } = this;
    if (table === 'areas') return CopperShape.area(layer, row);
    if (table === 'segments') {
      const [xs = 0, ys = 0, xe = 0, ye = 0] = layer.segments.xy.subarray(row * 4, row * 4 + 4);
      return CopperShape.stroke([xs, ys, xe, ye], layer.segments.widths[row] ?? 0);
    }
    const shape = this.#shapes[layer.pads.shapes[row] ?? -1];
    if (shape) return CopperShape.pad(layer, row, shape);
    return CopperShape.disk(layer.pads.xy[row * 2] ?? 0, layer.pads.xy[row * 2 + 1] ?? 0, 0);
  }
}

function indexOf(pieces: readonly ShapedPiece[]): BoxIndex {
  const nowhere: Box = [0, 0, 0, 0];
  const boxes = pieces.map(({ form }) => (form.box[0] <= form.box[2] ? form.box : nowhere));
  return BoxIndex.ofSegments(Int32Array.from(boxes.flat()));
}

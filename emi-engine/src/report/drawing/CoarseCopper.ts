import { type CopperLayer } from '../../model/CopperLayer.ts';
import { type Box } from '../../odb/symbols/SymbolShape.ts';
import { type PieceKind } from './eachPiece.ts';
import { type Run } from './LayerPicture.ts';

/** Smallest cell in nanometres and most cells; both bound the size of a drawing. */
const smallestCell = 200_000;
const mostCells = 600_000;

/** Copper on a grid: every cell that a piece touches is filled. */
export class CoarseCopper {
  readonly #cells: Uint8Array;
  readonly #columns: number;
  readonly #rows: number;
  readonly #size: number;

  constructor(private readonly box: Box) {
    const width = Math.max(1, box[2] - box[0]);
    const height = Math.max(1, box[3] - box[1]);
    this.#size = Math.max(smallestCell, Math.ceil(Math.sqrt((width * height) / mostCells)));
    this.#columns = Math.ceil(width / this.#size);
    this.#rows = Math.ceil(height / this.#size);
    this.#cells = new Uint8Array(this.#columns * this.#rows);
  }

  add({ segments, pads, areas }: CopperLayer, kind: PieceKind, row: number): void {
    if (kind === 'pads') this.#fill(pads.xy[2 * row] ?? 0, pads.xy[2 * row + 1] ?? 0);
    else if (kind === 'segments') this.#addLine(segments.xy.subarray(4 * row, 4 * row + 4));
    else
      for (let ring = areas.rings[row] ?? 0; ring < (areas.rings[row + 1] ?? 0); ring++)
        this.#addRing(
          areas.xy.subarray(2 * (areas.points[ring] ?? 0), 2 * (areas.points[ring + 1] ?? 0)),
        );
  }

  /** Merges the cells into rectangles without overlap, as one area. */
  finish(isErasing: boolean): Run {
    const rings: number[][] = [];
    for (let row = 0; row < this.#rows; row++) {
      let from = -1;
      for (let column = 0; column <= this.#columns; column++) {
        const isFilled = column < this.#columns && this.#cells[row * this.#columns + column] === 1;
        if (isFilled && from < 0) from = column;
        if (isFilled || from < 0) continue;
        rings.push(this.#rectangle(from, column, row));
        from = -1;
      }
    }
    return { isErasing, strokes: new Map(), solids: [], areas: [rings] };
  }

  #rectangle(from: number, to: number, row: number): number[] {
    const [x1, x2] = [this.box[0] + from * this.#size, this.box[0] + to * this.#size];
    const [y1, y2] = [this.box[1] + row * this.#size, this.box[1] + (row + 1) * this.#size];
    return [x1, y1, x2, y1, x2, y2, x1, y2];
  }

  #fill(x: number, y: number): void {
    const column = Math.floor((x - this.box[0]) / this.#size);
    const row = Math.floor((y - this.box[1]) / this.#size);
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return;
    this.#cells[row * this.#columns + column] = 1;
  }

  #addLine([xs = 0, ys = 0, xe = 0, ye = 0]: ArrayLike<number> & Iterable<number>): void {
    const steps = Math.ceil(Math.max(Math.abs(xe - xs), Math.abs(ye - ys)) / (this.#size / 2)) || 1;
    for (let step = 0; step <= steps; step++)
      this.#fill(xs + ((xe - xs) * step) / steps, ys + ((ye - ys) * step) / steps);
  }

  /** Inverts the cells inside a ring, so that holes are cut out. */
  #addRing(ring: Int32Array): void {
    const crossings = new Map<number, number[]>();
    let x = ring.at(-2) ?? 0;
    let y = ring.at(-1) ?? 0;
    for (let at = 0; at < ring.length; at += 2) {
      const nextX = ring[at] ?? 0;
      const nextY = ring[at + 1] ?? 0;
      const first = Math.ceil((Math.min(y, nextY) - this.box[1]) / this.#size - 0.5);
      for (let row = Math.max(0, first); row < this.#rows; row++) {
        const middle = this.box[1] + (row + 0.5) * this.#size;
        if (middle >= Math.max(y, nextY)) break;
        const crossing = x + ((nextX - x) * (middle - y)) / (nextY - y);
        const known = crossings.get(row);
        if (known) known.push(crossing);
        else crossings.set(row, [crossing]);
      }
      [x, y] = [nextX, nextY];
    }
    for (const [row, found] of crossings)
      this.#turnOver(
        row,
        found.sort((one, other) => one - other),
      );
  }

  #turnOver(row: number, crossings: readonly number[]): void {
    const columnOf = (x: number) => Math.ceil((x - this.box[0]) / this.#size - 0.5);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const to = Math.min(this.#columns, columnOf(crossings[at + 1] ?? 0));
      for (let column = Math.max(0, columnOf(crossings[at] ?? 0)); column < to; column++)
        this.#cells[row * this.#columns + column] =
          1 - (this.#cells[row * this.#columns + column] ?? 0);
    }
  }
}

import { type Areas } from '../model/CopperLayer.ts';
import { type Box } from '../odb/symbols/SymbolShape.ts';
import { type Island } from './islands.ts';

/** Entries for each edge at most, on average: edges that are higher than a row are in several. */
const entriesOfEdge = 3;

/**
 * The edges of an island in rows of equal height, so that a question about a point looks at those of
 * its row alone. Rows are as fine as the edges are many, and take a few numbers for each of them.
 */
export class EdgeRows {
  /** Edges that were looked at so far. */
  looks = 0;
  readonly #areas: Areas;
  readonly #y: number;
  readonly #pitch: number;
  /** Entries of row `r` are `starts[r]` up to `starts[r + 1]`. */
  readonly #starts: Int32Array;
  /** A point whose edge comes from the point before it, or `~ring` for the one that closes a ring. */
  readonly #entries: Int32Array;

  constructor(areas: Areas, { from, to, box }: Pick<Island, 'from' | 'to' | 'box'>) {
    this.#areas = areas;
    this.#y = box[1];
    const { points, xy } = areas;
    const count = Math.max(1, (points[to] ?? 0) - (points[from] ?? 0));
    let climb = 0;
    for (let point = (points[from] ?? 0) + 1; point < (points[to] ?? 0); point++)
      climb += Math.abs((xy[point * 2 + 1] ?? 0) - (xy[point * 2 - 1] ?? 0));
    const height = Math.max(1, box[3] - box[1]);
    // Closing edges are not in the sum; none is higher than the island.
    climb += height * (to - from);
    this.#pitch = Math.max(1, height / count, climb / ((entriesOfEdge - 1) * count));
    const rows = Math.floor(height / this.#pitch) + 1;
    this.#starts = new Int32Array(rows + 1);
    this.#eachEntry(from, to, (row) => {
      this.#starts[row + 1] = (this.#starts[row + 1] ?? 0) + 1;
    });
    for (let row = 0; row < rows; row++)
      this.#starts[row + 1] = (this.#starts[row + 1] ?? 0) + (this.#starts[row] ?? 0);
    const next = this.#starts.slice();
    this.#entries = new Int32Array(this.#starts[rows] ?? 0);
    this.#eachEntry(from, to, (row, entry) => {
      const at = next[row] ?? 0;
      this.#entries[at] = entry;
      next[row] = at + 1;
    });
  }

  /** Whether a point lies inside, by even and odd: how many edges are left of it. */
  holds(x: number, y: number): boolean {
    const { points, xy } = this.#areas;
    const row = this.#rowOf(y);
    const end = this.#starts[row + 1] ?? 0;
    let isInside = false;
    for (let at = this.#starts[row] ?? 0; at < end; at++) {
      this.looks += 1;
      const entry = this.#entries[at] ?? 0;
      const point = entry >= 0 ? entry : (points[~entry] ?? 0);
      const previous = entry >= 0 ? entry - 1 : (points[~entry + 1] ?? 0) - 1;
      const y1 = xy[previous * 2 + 1] ?? 0;
      const y2 = xy[point * 2 + 1] ?? 0;
      if (y1 > y === y2 > y) continue;
      const x1 = xy[previous * 2] ?? 0;
      const x2 = xy[point * 2] ?? 0;
      if (x1 + ((y - y1) * (x2 - x1)) / (y2 - y1) < x) isInside = !isInside;
    }
    return isInside;
  }

  /** Whether some corner in a box suits. */
  someCorner([xMin, yMin, xMax, yMax]: Box, suits: (x: number, y: number) => boolean): boolean {
    const { points, xy } = this.#areas;
    const end = this.#starts[this.#rowOf(yMax) + 1] ?? 0;
    for (let at = this.#starts[this.#rowOf(yMin)] ?? 0; at < end; at++) {
      this.looks += 1;
      const entry = this.#entries[at] ?? 0;
      const corner = entry >= 0 ? entry : (points[~entry] ?? 0);
      const x = xy[corner * 2] ?? 0;
      const y = xy[corner * 2 + 1] ?? 0;
      if (x >= xMin && x <= xMax && y >= yMin && y <= yMax && suits(x, y)) return true;
    }
    return false;
  }

  #eachEntry(from: number, to: number, visit: (row: number, entry: number) => void): void {
    const { points, xy } = this.#areas;
    for (let ring = from; ring < to; ring++) {
      const [start, end] = [points[ring] ?? 0, points[ring + 1] ?? 0];
      for (let point = start; point < end; point++) {
        const previous = point > start ? point - 1 : end - 1;
        const one = this.#rowOf(xy[previous * 2 + 1] ?? 0);
        const other = this.#rowOf(xy[point * 2 + 1] ?? 0);
        const entry = point > start ? point : ~ring;
        for (let row = Math.min(one, other); row <= Math.max(one, other); row++) visit(row, entry);
      }
    }
  }

  /** The row of a height, the nearest one for those beyond. */
  #rowOf(y: number): number {
    const row = Math.floor((y - this.#y) / this.#pitch);
    return Math.max(0, Math.min(this.#starts.length - 2, row));
  }
}

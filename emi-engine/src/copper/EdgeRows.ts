import { type Areas } from '../model/CopperLayer.ts';
import { type Box } from '../odb/symbols/SymbolShape.ts';
import { type Island } from './islands.ts';

/** Average entries per edge at most: an edge taller than a row is in several rows. */
const entriesOfEdge = 3;

/**
 * Sorts the edges of an island into rows of equal height, so that a point query checks only the
 * edges of its row. The number of rows grows with the number of edges.
 */
export class EdgeRows {
  /** Edges checked so far. */
  looks = 0;
  readonly #areas: Areas;
  readonly #y: number;
  readonly #pitch: number;
  /** Entries of row `r` are `starts[r]` up to `starts[r + 1]`. */
  readonly #starts: Int32Array;
  /**
   * Each entry is a point; its edge comes from the point before it. `~ring` is the closing edge of
   * a ring.
   */
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
    // Closing edges are not included; none is taller than the island.
    climb += height * (to - from);
    this.#pitch = Math.max(1, height / count, climb / ((entriesOfEdge - 1) * count));
    const rows = Math.floor(height / this.#pitch) + 1;
    const rowsOfPoints = this.#rowsOfPoints(from, to, rows);
    this.#starts = countEntries(areas, from, to, rows, rowsOfPoints);
    this.#entries = listEntries(areas, from, to, this.#starts, rowsOfPoints);
  }

  /** Whether a point lies inside, by the even-odd rule. */
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

  /** Whether a corner in a box satisfies `suits`. */
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

  #rowsOfPoints(from: number, to: number, rows: number): Int32Array {
    const { points, xy } = this.#areas;
    const first = points[from] ?? 0;
    const rowsOfPoints = new Int32Array((points[to] ?? 0) - first);
    for (let at = 0; at < rowsOfPoints.length; at++) {
      const row = Math.floor(((xy[(first + at) * 2 + 1] ?? 0) - this.#y) / this.#pitch);
      rowsOfPoints[at] = row < 0 ? 0 : row >= rows ? rows - 1 : row;
    }
    return rowsOfPoints;
  }

  /** The row at a height, clamped to the first and last row. */
  #rowOf(y: number): number {
    const row = Math.floor((y - this.#y) / this.#pitch);
    return Math.max(0, Math.min(this.#starts.length - 2, row));
  }
}

/** Where the entries of each row start: an edge is in all rows between its two points. */
function countEntries(
  { points }: Areas,
  ...[from, to, rows, rowsOfPoints]: readonly [number, number, number, Int32Array]
): Int32Array {
  const starts = new Int32Array(rows + 1);
  const first = points[from] ?? 0;
  for (let ring = from; ring < to; ring++) {
    const end = (points[ring + 1] ?? 0) - first;
    let before = rowsOfPoints[end - 1] ?? 0;
    for (let at = (points[ring] ?? 0) - first; at < end; at++) {
      const row = rowsOfPoints[at] ?? 0;
      const last = row > before ? row : before;
      for (let one = row > before ? before : row; one <= last; one++)
        starts[one + 1] = (starts[one + 1] ?? 0) + 1;
      before = row;
    }
  }
  for (let row = 0; row < rows; row++)
    starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  return starts;
}

function listEntries(
  { points }: Areas,
  ...[from, to, starts, rowsOfPoints]: readonly [number, number, Int32Array, Int32Array]
): Int32Array {
  const next = starts.slice();
  const entries = new Int32Array(starts[starts.length - 1] ?? 0);
  const first = points[from] ?? 0;
  for (let ring = from; ring < to; ring++) {
    const start = (points[ring] ?? 0) - first;
    const end = (points[ring + 1] ?? 0) - first;
    let before = rowsOfPoints[end - 1] ?? 0;
    for (let at = start; at < end; at++) {
      const row = rowsOfPoints[at] ?? 0;
      const last = row > before ? row : before;
      const entry = at > start ? first + at : ~ring;
      for (let one = row > before ? before : row; one <= last; one++) {
        const place = next[one] ?? 0;
        entries[place] = entry;
        next[one] = place + 1;
      }
      before = row;
    }
  }
  return entries;
}

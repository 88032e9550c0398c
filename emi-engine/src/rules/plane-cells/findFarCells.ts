import { PairNumbers } from '../../geometry/PairNumbers.ts';
import { cellCenter, type PlaneOverlap } from './PlaneOverlap.ts';
import { nmOfMm } from '../../model/lengths.ts';
import { isAbove } from '../isBeyond.ts';

/** Adjacent cells that are all too far from something. */
interface FarCells {
  /** The farthest cell and its distance. */
  readonly x: number;
  readonly y: number;
  readonly distance: number;
  /** Their bounding rectangle, as a closed polyline. */
  readonly path: Int32Array;
}

const neighbors = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/**
 * Groups adjacent cells of an overlap that lie further than `limit` from something.
 *
 * @param distanceTo distance of a point to the nearest of these things, in nanometres
 */
export function findFarCells(
  { columns, rows, grid }: PlaneOverlap,
  limit: number,
  distanceTo: (x: number, y: number) => number,
): FarCells[] {
  const far = new PairNumbers(columns.length);
  const places: number[] = [];
  const distances: number[] = [];
  for (let at = 0; at < columns.length; at++) {
    const [column, row] = [columns[at] ?? 0, rows[at] ?? 0];
    const distance = distanceTo(...cellCenter(grid, column, row));
    if (!isAbove(distance, limit, nmOfMm)) continue;
    far.add(column, row);
    places.push(at);
    distances.push(distance);
  }
  const isGrouped = new Uint8Array(places.length);
  const groups: FarCells[] = [];
  for (let first = 0; first < places.length; first++) {
    if (isGrouped[first] === 1) continue;
    isGrouped[first] = 1;
    const group = [first];
    const frame = new CellFrame();
    let worst = first;
    // The loop extends the group.
    for (const number of group) {
      const place = places[number] ?? 0;
      const [column, row] = [columns[place] ?? 0, rows[place] ?? 0];
      frame.include(column, row);
      if ((distances[number] ?? 0) > (distances[worst] ?? 0)) worst = number;
      for (const [dx, dy] of neighbors) {
        const next = far.find(column + dx, row + dy);
        if (next < 0 || isGrouped[next] === 1) continue;
        isGrouped[next] = 1;
        group.push(next);
      }
    }
    const place = places[worst] ?? 0;
    const [x, y] = cellCenter(grid, columns[place] ?? 0, rows[place] ?? 0);
    groups.push({ x, y, distance: distances[worst] ?? 0, path: frame.path(grid) });
  }
  return groups;
}

/** The bounding rectangle of cells. */
class CellFrame {
  #low: [column: number, row: number] = [Infinity, Infinity];
  #high: [column: number, row: number] = [-Infinity, -Infinity];

  include(column: number, row: number): void {
    this.#low = [Math.min(this.#low[0], column), Math.min(this.#low[1], row)];
    this.#high = [Math.max(this.#high[0], column), Math.max(this.#high[1], row)];
  }

  path(grid: PlaneOverlap['grid']): Int32Array {
    const half = grid.cell / 2;
    const [left, low] = cellCenter(grid, ...this.#low);
    const [right, high] = cellCenter(grid, ...this.#high);
    const [xMin, yMin, xMax, yMax] = [left - half, low - half, right + half, high + half];
    return Int32Array.of(xMin, yMin, xMax, yMin, xMax, yMax, xMin, yMax, xMin, yMin);
  }
}

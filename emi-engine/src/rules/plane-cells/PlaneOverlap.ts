import { Int32List } from '../../odb/text/NumberLists.ts';
import { type Box } from '../../odb/symbols/SymbolShape.ts';
import { type BoardView } from '../BoardView.ts';

/** Overlap of two planes, as cells of a grid. */
export interface PlaneOverlap {
  readonly nets: readonly [upper: number, lower: number];
  /** Columns and rows of the cells, row by row. */
  readonly columns: Int32Array;
  readonly rows: Int32Array;
  readonly grid: CellGrid;
  /** Extent of the cells. */
  readonly box: Box;
}

/** Square cells over the board: their size, and the origin of column and row 0. */
interface CellGrid {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

/** The center of a cell, in nanometres. */
export function cellCenter({ cell, x, y }: CellGrid, column: number, row: number) {
  const half = Math.round(cell / 2);
  return [x + column * cell + half, y + row * cell + half] as const;
}

/** Finer grids would take minutes; the largest board has this many cells of 2 mm. */
const mostCells = 5_000_000;

/**
 * Finds the overlaps of planes on two layers, for all their nets in one pass: a panel has as many
 * planes as boards.
 *
 * @param wanted size of the cells in nanometres; cells are larger if there would be too many
 * @returns overlaps in the order of their nets
 */
export function findOverlaps(
  view: BoardView,
  [upper, lower]: readonly [upper: number, lower: number],
  [upperNets, lowerNets]: readonly [upper: ReadonlySet<number>, lower: ReadonlySet<number>],
  wanted: number,
): PlaneOverlap[] {
  const [xMin, yMin, xMax, yMax] = view.board.outline.box;
  const least = Math.ceil(Math.sqrt(((xMax - xMin) * (yMax - yMin)) / mostCells));
  const cell = Math.max(1, wanted, least);
  const [above, below] = [view.copperOf(upper), view.copperOf(lower)];
  const grid = { cell, x: xMin, y: yMin };
  const found = new Map<string, Cells>();
  for (let row = 0; yMin + row * cell < yMax; row++)
    for (let column = 0; xMin + column * cell < xMax; column++) {
      const [x, y] = cellCenter(grid, column, row);
      const one = above.netAt(x, y);
      if (!upperNets.has(one)) continue;
      const other = below.netAt(x, y);
      if (!lowerNets.has(other)) continue;
      const key = `${one} ${other}`;
      const cells = found.get(key) ?? new Cells([one, other]);
      found.set(key, cells);
      cells.add(column, row);
    }
  const [first, second] = [rankOf(upperNets), rankOf(lowerNets)];
  return [...found.values()]
    .map((cells) => cells.finish(grid))
    .sort(
      ({ nets: one }, { nets: other }) =>
        first(one[0]) - first(other[0]) || second(one[1]) - second(other[1]),
    );
}

/** Rank of nets in their order. */
function rankOf(nets: ReadonlySet<number>): (net: number) => number {
  const ranks = new Map([...nets].map((net, rank) => [net, rank]));
  return (net) => ranks.get(net) ?? -1;
}

/** Accumulates the overlap cells of two nets. */
class Cells {
  readonly #columns = new Int32List();
  readonly #rows = new Int32List();

  constructor(readonly nets: readonly [upper: number, lower: number]) {}

  add(column: number, row: number): void {
    this.#columns.push(column);
    this.#rows.push(row);
  }

  finish(grid: CellGrid): PlaneOverlap {
    const [columns, rows] = [this.#columns.finish(), this.#rows.finish()];
    const half = Math.round(grid.cell / 2);
    const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let at = 0; at < columns.length; at++) {
      const [x, y] = cellCenter(grid, columns[at] ?? 0, rows[at] ?? 0);
      box[0] = Math.min(box[0], x - half);
      box[1] = Math.min(box[1], y - half);
      box[2] = Math.max(box[2], x + half);
      box[3] = Math.max(box[3], y + half);
    }
    return { nets: this.nets, columns, rows, grid, box };
  }
}

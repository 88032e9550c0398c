import { type Box } from '../../odb/symbols/SymbolShape.ts';
import { type BoardView } from '../BoardView.ts';

/** Copper of one net on one layer. */
export interface NetOnLayer {
  readonly layer: number;
  readonly net: number;
}

/** A cell of a grid in which both of two planes have copper, by its center in nanometres. */
export interface Cell {
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

/** Where two planes lie over each other, in cells of a size. */
export interface PlaneOverlap {
  readonly cells: readonly Cell[];
  readonly cell: number;
  /** Extent of the cells. */
  readonly box: Box;
}

/** Finds where two planes lie over each other. @param cell size of the cells in nanometres */
export function findOverlap(
  view: BoardView,
  [one, other]: readonly [NetOnLayer, NetOnLayer],
  cell: number,
): PlaneOverlap {
  const [xMin, yMin, xMax, yMax] = view.board.outline.box;
  const [upper, lower] = [view.copperOf(one.layer), view.copperOf(other.layer)];
  const cells: Cell[] = [];
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  const half = Math.round(cell / 2);
  for (let row = 0; yMin + row * cell < yMax; row++)
    for (let column = 0; xMin + column * cell < xMax; column++) {
      const x = xMin + column * cell + half;
      const y = yMin + row * cell + half;
      if (upper.netAt(x, y) !== one.net || lower.netAt(x, y) !== other.net) continue;
      cells.push({ column, row, x, y });
      box[0] = Math.min(box[0], x - half);
      box[1] = Math.min(box[1], y - half);
      box[2] = Math.max(box[2], x + half);
      box[3] = Math.max(box[3], y + half);
    }
  return { cells, cell, box: cells.length > 0 ? box : [0, 0, 0, 0] };
}

import { type Cell, type PlaneOverlap } from './PlaneOverlap.ts';

/** Cells side by side that are all too far from something. */
export interface FarCells {
  /** The farthest cell, and how far it is. */
  readonly x: number;
  readonly y: number;
  readonly distance: number;
  /** The rectangle around them, as a closed polyline. */
  readonly path: Int32Array;
}

/**
 * Groups the cells of an overlap that lie further than `limit` from something, by what touches side
 * by side.
 *
 * @param distanceTo distance of a point to the nearest of these things, in nanometres
 */
export function findFarCells(
  { cells, cell }: PlaneOverlap,
  limit: number,
  distanceTo: (x: number, y: number) => number,
): FarCells[] {
  const far = new Map<string, Cell & { readonly distance: number }>();
  for (const one of cells) {
    const distance = distanceTo(one.x, one.y);
    if (distance > limit) far.set(keyOf(one.column, one.row), { ...one, distance });
  }
  const groups: FarCells[] = [];
  for (const first of far.values()) {
    if (!far.has(keyOf(first.column, first.row))) continue;
    const group = [first];
    far.delete(keyOf(first.column, first.row));
    // Grows while it is walked through.
    for (const { column, row } of group)
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const key = keyOf(column + dx, row + dy);
        const next = far.get(key);
        if (!next) continue;
        far.delete(key);
        group.push(next);
      }
    const worst = group.reduce((best, next) => (next.distance > best.distance ? next : best));
    groups.push({ x: worst.x, y: worst.y, distance: worst.distance, path: frame(group, cell / 2) });
  }
  return groups;
}

function keyOf(column: number, row: number): string {
  return `${column} ${row}`;
}

function frame(cells: readonly Cell[], half: number): Int32Array {
  let [xMin, yMin, xMax, yMax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of cells) {
    xMin = Math.min(xMin, x - half);
    yMin = Math.min(yMin, y - half);
    xMax = Math.max(xMax, x + half);
    yMax = Math.max(yMax, y + half);
  }
  return Int32Array.of(xMin, yMin, xMax, yMin, xMax, yMax, xMin, yMax, xMin, yMin);
}

import { pointKey } from './pointKey.ts';

/**
 * Joins segments (`xs ys xe ye` each) to polylines where exactly two of them end at one point. A
 * branch, a single end and a loop's first point end a polyline.
 *
 * @param rows the segments that take part
 * @returns `x y` pairs of each polyline, in the order of their first segments
 */
export function chainSegments(xy: Int32Array, rows: Int32Array): Int32Array[] {
  const ends = new Map<number, number[]>();
  for (const row of rows)
    for (const end of [0, 1]) {
      const key = keyOf(xy, row, end);
      const known = ends.get(key);
      if (known) known.push(row);
      else ends.set(key, [row]);
    }
  const isUsed = new Set<number>();
  const chains: Int32Array[] = [];
  for (const row of rows) {
    if (isUsed.has(row)) continue;
    isUsed.add(row);
    const forward = walk(xy, row, 1, ends, isUsed);
    const backward = walk(xy, row, 0, ends, isUsed).reverse();
    chains.push(Int32Array.from([...backward, ...forward].flat()));
  }
  return chains;
}

/** Points from one end of a segment onwards, that end first. */
function walk(
  xy: Int32Array,
  start: number,
  startEnd: number,
  ends: ReadonlyMap<number, readonly number[]>,
  isUsed: Set<number>,
): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [row, end] = [start, startEnd];
  for (;;) {
    points.push([xy[row * 4 + end * 2] ?? 0, xy[row * 4 + end * 2 + 1] ?? 0]);
    const key = keyOf(xy, row, end);
    const others = ends.get(key) ?? [];
    const next = others.length === 2 ? others.find((other) => !isUsed.has(other)) : undefined;
    if (next === undefined) return points;
    isUsed.add(next);
    end = keyOf(xy, next, 0) === key ? 1 : 0;
    row = next;
  }
}

function keyOf(xy: Int32Array, row: number, end: number): number {
  return pointKey(xy[row * 4 + end * 2] ?? 0, xy[row * 4 + end * 2 + 1] ?? 0);
}

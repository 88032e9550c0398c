import { PairNumbers } from './PairNumbers.ts';

/**
 * Joins segments (`xs ys xe ye` each) to polylines at points where exactly two segments end.
 * Branches, open ends and the first point of a loop end a polyline.
 *
 * @param rows the segments to join
 * @returns `x y` pairs of each polyline, in the order of their first segments
 */
export function chainSegments(xy: Int32Array, rows: Int32Array): Int32Array[] {
  const ends = new Ends(xy, rows);
  const isUsed = new Uint8Array(rows.length);
  const chains: Int32Array[] = [];
  for (let start = 0; start < rows.length; start++) {
    if (isUsed[start] === 1) continue;
    isUsed[start] = 1;
    const forward = walk(ends, start * 2 + 1, isUsed);
    const backward = walk(ends, start * 2, isUsed).reverse();
    chains.push(pointsOf(xy, rows, [...backward, ...forward]));
  }
  return chains;
}

/** Follows segments from one end, which comes first. End `e` belongs to segment `e >> 1`. */
function walk(ends: Ends, start: number, isUsed: Uint8Array): number[] {
  const passed: number[] = [];
  for (let end = start; ;) {
    passed.push(end);
    const other = ends.otherAt(end);
    if (other < 0 || isUsed[other >> 1] === 1) return passed;
    isUsed[other >> 1] = 1;
    end = other ^ 1;
  }
}

function pointsOf(xy: Int32Array, rows: Int32Array, ends: readonly number[]): Int32Array {
  const points = new Int32Array(ends.length * 2);
  ends.forEach((end, at) => {
    const from = (rows[end >> 1] ?? 0) * 4 + (end & 1) * 2;
    points[at * 2] = xy[from] ?? 0;
    points[at * 2 + 1] = xy[from + 1] ?? 0;
  });
  return points;
}

/** Index of the segment ends that meet. */
class Ends {
  readonly #pointOf: Int32Array;
  /**
   * Number of ends at a point and the sum of their numbers; with two ends, the sum gives the other
   * one.
   */
  readonly #counts: Int32Array;
  readonly #sums: Float64Array;

  constructor(xy: Int32Array, rows: Int32Array) {
    const points = new PairNumbers(rows.length * 2);
    this.#pointOf = new Int32Array(rows.length * 2);
    this.#counts = new Int32Array(rows.length * 2);
    this.#sums = new Float64Array(rows.length * 2);
    rows.forEach((row, at) => {
      for (const side of [0, 1]) {
        const end = at * 2 + side;
        const point = points.add(xy[row * 4 + side * 2] ?? 0, xy[row * 4 + side * 2 + 1] ?? 0);
        this.#pointOf[end] = point;
        this.#counts[point] = (this.#counts[point] ?? 0) + 1;
        this.#sums[point] = (this.#sums[point] ?? 0) + end;
      }
    });
  }

  /** The only other end at the point of an end; -1 if there is none or more than one. */
  otherAt(end: number): number {
    const point = this.#pointOf[end] ?? 0;
    return this.#counts[point] === 2 ? (this.#sums[point] ?? 0) - end : -1;
  }
}

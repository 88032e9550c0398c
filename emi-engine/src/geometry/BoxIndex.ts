import Flatbush from 'flatbush';

/**
 * A static spatial index of bounding boxes. Coordinates are whole nanometres; items are identified
 * by the numbers they were added with.
 */
export class BoxIndex {
  /** Undefined if empty, which Flatbush does not allow. */
  readonly #tree: Flatbush | undefined;
  readonly #rows: Int32Array;

  private constructor(rows: Int32Array, add: (tree: Flatbush, row: number) => void) {
    this.#rows = rows;
    if (rows.length === 0) return;
    this.#tree = new Flatbush(rows.length, undefined, Int32Array);
    for (const row of rows) add(this.#tree, row);
    this.#tree.finish();
  }

  /** Indexes points by `x y` pairs: `rows`, or all. */
  static ofPoints(xy: Int32Array, rows = allRows(xy.length / 2)): BoxIndex {
    return new BoxIndex(rows, (tree, row) => {
      const x = xy[row * 2] ?? 0;
      const y = xy[row * 2 + 1] ?? 0;
      tree.add(x, y, x, y);
    });
  }

  /** Indexes the center lines of segments by `xs ys xe ye`: `rows`, or all. */
  static ofSegments(xy: Int32Array, rows = allRows(xy.length / 4)): BoxIndex {
    return new BoxIndex(rows, (tree, row) => {
      const xs = xy[row * 4] ?? 0;
      const ys = xy[row * 4 + 1] ?? 0;
      const xe = xy[row * 4 + 2] ?? 0;
      const ye = xy[row * 4 + 3] ?? 0;
      tree.add(Math.min(xs, xe), Math.min(ys, ye), Math.max(xs, xe), Math.max(ys, ye));
    });
  }

  /** Calls `visit` for each item whose box touches the box from `(x, y)` to `(x2, y2)`. */
  search(
    [x, y, x2, y2]: readonly [x: number, y: number, x2: number, y2: number],
    margin: number,
    visit: (row: number) => void,
  ): void {
    this.#tree?.search(
      ...([Math.min(x, x2) - margin, Math.min(y, y2) - margin] as const),
      ...([Math.max(x, x2) + margin, Math.max(y, y2) + margin] as const),
      (index) => {
        visit(this.#rows[index] ?? 0);
        // Returning false keeps Flatbush from collecting results.
        return false;
      },
    );
  }

  /** The nearest suitable item whose box is no further than `most` from a point. */
  nearest(
    x: number,
    y: number,
    most = Infinity,
    suits: (row: number) => boolean = () => true,
  ): number | undefined {
    const [index] = this.#tree?.neighbors(x, y, 1, most, (at) => suits(this.#rows[at] ?? 0)) ?? [];
    return index === undefined ? undefined : this.#rows[index];
  }
}

function allRows(count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, row) => row);
}

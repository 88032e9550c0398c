/** Rows across a board: row `r` lies at `y + r * pitch`, in nanometres. */
export interface RowGrid {
  readonly y: number;
  readonly pitch: number;
  readonly count: number;
}

/**
 * Where the edges of pieces cross the rows of a grid. Draw all pieces twice: first to count, then
 * (after `startFilling`) to store. Crossings of a row are in the order of the pieces.
 */
export class Crossings {
  readonly #grid: RowGrid;
  /** Crossings of each row while counting; afterwards the next free index of the row. */
  readonly #next: Int32Array;
  #piece = 0;
  #isFilling = false;
  /** The crossings of row `r` are `starts[r]` up to `starts[r + 1]`. */
  readonly starts: Int32Array;
  xs = new Int32Array();
  pieces = new Int32Array();

  constructor(grid: RowGrid) {
    this.#grid = grid;
    this.#next = new Int32Array(grid.count);
    this.starts = new Int32Array(grid.count + 1);
  }

  /** Ends counting. The same pieces have to be drawn again. */
  startFilling(): void {
    for (let row = 0; row < this.#grid.count; row++) {
      this.starts[row + 1] = (this.starts[row] ?? 0) + (this.#next[row] ?? 0);
      this.#next[row] = this.starts[row] ?? 0;
    }
    const total = this.starts[this.#grid.count] ?? 0;
    this.xs = new Int32Array(total);
    this.pieces = new Int32Array(total);
    this.#isFilling = true;
  }

  /** Sets the piece that the following edges belong to. */
  startPiece(piece: number): void {
    this.#piece = piece;
  }

  /**
   * Adds an edge of a polygon. A row through its upper end does not count, so that a vertex counts
   * once.
   */
  addEdge(x1: number, y1: number, x2: number, y2: number): void {
    if (y1 === y2) return;
    const [low, high] = y1 < y2 ? [y1, y2] : [y2, y1];
    const { y, pitch, count } = this.#grid;
    const last = Math.min(count, Math.ceil((high - y) / pitch));
    const slope = (x2 - x1) / (y2 - y1);
    for (let row = Math.max(0, Math.ceil((low - y) / pitch)); row < last; row++)
      this.#add(row, Math.floor(x1 + (y + row * pitch - y1) * slope + 0.5));
  }

  /** Adds a closed ring: points `from` up to `to` of `x y` pairs. */
  addRing(xy: Int32Array, from: number, to: number): void {
    if (from >= to) return;
    let x = xy[to * 2 - 2] ?? 0;
    let y = xy[to * 2 - 1] ?? 0;
    for (let at = from * 2; at < to * 2; at += 2) {
      const nextX = xy[at] ?? 0;
      const nextY = xy[at + 1] ?? 0;
      this.addEdge(x, y, nextX, nextY);
      [x, y] = [nextX, nextY];
    }
  }

  /** Adds a line with round ends. */
  addStroke(xs: number, ys: number, xe: number, ye: number, width: number): void {
    const radius = width / 2;
    const { y, pitch, count } = this.#grid;
    const last = Math.min(count - 1, Math.floor((Math.max(ys, ye) + radius - y) / pitch));
    const length = Math.sqrt((xe - xs) * (xe - xs) + (ye - ys) * (ye - ys));
    const nx = length > 0 ? (-(ye - ys) / length) * radius : 0;
    const ny = length > 0 ? ((xe - xs) / length) * radius : 0;
    let [left, right] = [0, 0];
    const include = (x: number) => {
      if (x < left) left = x;
      if (x > right) right = x;
    };
    const includeDisc = (cx: number, cy: number, at: number) => {
      const half = radius * radius - (at - cy) * (at - cy);
      if (half < 0) return;
      include(cx - Math.sqrt(half));
      include(cx + Math.sqrt(half));
    };
    const includeSide = (dx: number, dy: number, at: number) => {
      if (ys === ye || (at - ys - dy) * (at - ye - dy) > 0) return;
      include(xs + dx + ((at - ys - dy) / (ye - ys)) * (xe - xs));
    };
    for (
      let row = Math.max(0, Math.ceil((Math.min(ys, ye) - radius - y) / pitch));
      row <= last;
      row++
    ) {
      const at = y + row * pitch;
      [left, right] = [Infinity, -Infinity];
      includeDisc(xs, ys, at);
      includeDisc(xe, ye, at);
      includeSide(nx, ny, at);
      includeSide(-nx, -ny, at);
      if (left > right) continue;
      this.#add(row, Math.floor(left + 0.5));
      this.#add(row, Math.floor(right + 0.5));
    }
  }

  #add(row: number, x: number): void {
    const at = this.#next[row] ?? 0;
    this.#next[row] = at + 1;
    if (!this.#isFilling) return;
    this.xs[at] = x;
    this.pieces[at] = this.#piece;
  }
}

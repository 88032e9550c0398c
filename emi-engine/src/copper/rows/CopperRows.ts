import { type RowGrid } from './Crossings.ts';

/** Result of `netAt` where there is no copper; -1 is copper without a net. */
export const noCopper = -2;

/**
 * The copper of a layer in horizontal rows: exact along x, sampled along y. A point query takes a
 * binary search.
 */
export class CopperRows {
  readonly grid: RowGrid;
  readonly #first: Int32Array;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  readonly #nets: Int32Array;
  /** Connected piece of each span, from `islandAt`. */
  #islands: Int32Array | undefined;
  /** Position of the last result within its row; the next query is usually near it. */
  #guess = 0;

  /** @param first spans of row `r` are `first[r]` up to `first[r + 1]`, from left to right */
  constructor(
    grid: RowGrid,
    first: Int32Array,
    spans: { readonly starts: Int32Array; readonly ends: Int32Array; readonly nets: Int32Array },
  ) {
    this.grid = grid;
    this.#first = first;
    this.#starts = spans.starts;
    this.#ends = spans.ends;
    this.#nets = spans.nets;
  }

  isCopper(x: number, y: number): boolean {
    return this.#spanAt(x, y) >= 0;
  }

  /** Net of the copper at a point: -1 for copper without a net, `noCopper` for no copper. */
  netAt(x: number, y: number): number {
    const span = this.#spanAt(x, y);
    return span < 0 ? noCopper : (this.#nets[span] ?? -1);
  }

  /** Number of the connected piece of copper of a net at a point; -1 where it has none. */
  islandAt(x: number, y: number, net: number): number {
    const span = this.#spanAt(x, y);
    if (span < 0 || this.#nets[span] !== net) return -1;
    this.#islands ??= this.#joinSpans();
    return this.#islands[span] ?? -1;
  }

  /**
   * The same copper, in which each connected piece has the net of most of the points on it; ones
   * without a point keep theirs.
   *
   * @param points in nanometres, each with its net
   */
  withNetsOf(points: Iterable<readonly [x: number, y: number, net: number]>): CopperRows {
    const islands = (this.#islands ??= this.#joinSpans());
    const counts = new Map<string, number>();
    const best = new Map<number, readonly [net: number, count: number]>();
    for (const [x, y, net] of points) {
      const span = this.#spanAt(x, y);
      if (span < 0) continue;
      const island = islands[span] ?? -1;
      const count = (counts.get(`${island} ${net}`) ?? 0) + 1;
      counts.set(`${island} ${net}`, count);
      if (count > (best.get(island)?.[1] ?? 0)) best.set(island, [net, count]);
    }
    const nets = this.#nets.map((net, span) => best.get(islands[span] ?? -1)?.[0] ?? net);
    return new CopperRows(this.grid, this.#first, { starts: this.#starts, ends: this.#ends, nets });
  }

  /** Whether copper of a suitable net lies within `reach` of a point. */
  hasNear(x: number, y: number, reach: number, suits: (net: number) => boolean): boolean {
    const { y: y0, pitch, count } = this.grid;
    const last = Math.min(count - 1, Math.floor((y + reach - y0) / pitch));
    for (let row = Math.max(0, Math.ceil((y - reach - y0) / pitch)); row <= last; row++) {
      const dy = y0 + row * pitch - y;
      const half = Math.sqrt(Math.max(0, reach * reach - dy * dy));
      const end = this.#first[row + 1] ?? 0;
      for (
        let span = Math.max(this.#first[row] ?? 0, this.#lastFrom(row, x - half));
        span < end && (this.#starts[span] ?? 0) <= x + half;
        span++
      )
        if ((this.#ends[span] ?? 0) >= x - half && suits(this.#nets[span] ?? -1)) return true;
    }
    return false;
  }

  /** Calls `visit` for each span with its row's y, start, end and net. */
  forEachSpan(visit: (y: number, start: number, end: number, net: number) => void): void {
    for (let row = 0; row < this.grid.count; row++)
      for (let span = this.#first[row] ?? 0; span < (this.#first[row + 1] ?? 0); span++)
        visit(
          this.grid.y + row * this.grid.pitch,
          this.#starts[span] ?? 0,
          this.#ends[span] ?? 0,
          this.#nets[span] ?? -1,
        );
  }

  /** Joins spans of one net that overlap in neighboring rows: the first span of each piece. */
  #joinSpans(): Int32Array {
    const parents = Int32Array.from(this.#starts, (_, span) => span);
    const find = (span: number) => {
      let root = span;
      while (parents[root] !== root) {
        parents[root] = parents[parents[root] ?? root] ?? root;
        root = parents[root] ?? root;
      }
      return root;
    };
    for (let row = 1; row < this.grid.count; row++) {
      const end = this.#first[row + 1] ?? 0;
      let above = this.#first[row - 1] ?? 0;
      for (let span = this.#first[row] ?? 0; span < end;) {
        const [start, stop] = [this.#starts[span] ?? 0, this.#ends[span] ?? 0];
        if (above >= (this.#first[row] ?? 0)) break;
        const [startAbove, stopAbove] = [this.#starts[above] ?? 0, this.#ends[above] ?? 0];
        if (startAbove <= stop && stopAbove >= start && this.#nets[span] === this.#nets[above]) {
          const [one, other] = [find(span), find(above)];
          parents[Math.max(one, other)] = Math.min(one, other);
        }
        if (stopAbove < stop) above += 1;
        else span += 1;
      }
    }
    return parents.map((_, span) => find(span));
  }

  #spanAt(x: number, y: number): number {
    const row = Math.floor((y - this.grid.y) / this.grid.pitch + 0.5);
    if (row < 0 || row >= this.grid.count) return -1;
    const span = this.#lastFrom(row, x);
    return span >= (this.#first[row] ?? 0) && x <= (this.#ends[span] ?? 0) ? span : -1;
  }

  /**
   * The last span of a row that starts at or left of `x`; the index before the row if there is
   * none. Searches outwards from the last result, since queries follow traces.
   */
  #lastFrom(row: number, x: number): number {
    const starts = this.#starts;
    const first = this.#first[row] ?? 0;
    const end = this.#first[row + 1] ?? 0;
    let low = Math.min(first + this.#guess, end);
    let high = low;
    let step = 1;
    if (low < end && (starts[low] ?? 0) <= x) {
      for (high = low + 1; high < end && (starts[high] ?? 0) <= x; step *= 2) {
        low = high;
        high += step;
      }
      if (high > end) high = end;
      low += 1;
    } else {
      for (; low > first; step *= 2) {
        low -= step;
        if (low <= first) {
          low = first;
          break;
        }
        if ((starts[low] ?? 0) <= x) {
          low += 1;
          break;
        }
        high = low;
      }
    }
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= x) low = middle + 1;
      else high = middle;
    }
    this.#guess = low > first ? low - 1 - first : 0;
    return low - 1;
  }
}

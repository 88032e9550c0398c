/** Spans of one row in growing arrays: copper of a net from `starts[i]` to `ends[i]`. */
export class SpanList {
  starts: number[] = [];
  ends: number[] = [];
  nets: number[] = [];

  get length(): number {
    return this.starts.length;
  }

  clear(): void {
    this.starts.length = 0;
    this.ends.length = 0;
    this.nets.length = 0;
  }

  /** Adds a span behind the last one, or to it where they touch and are of one net. */
  append(start: number, end: number, net: number): void {
    const last = this.starts.length - 1;
    const lastEnd = this.ends[last] ?? -Infinity;
    const lastNet = this.nets[last] ?? net;
    if (last >= 0 && start <= lastEnd && (lastNet === net || end <= lastEnd)) {
      if (end > lastEnd) this.ends[last] = end;
      return;
    }
    const from = Math.max(start, lastEnd);
    if (end <= from) return;
    this.starts.push(from);
    this.ends.push(end);
    this.nets.push(net);
  }

  /** Adds a span as it is; `arrange` puts such a list in order. */
  push(start: number, end: number, net: number): void {
    this.starts.push(start);
    this.ends.push(end);
    this.nets.push(net);
  }

  /** Takes over spans that lie from left to right. */
  take(others: SpanList): void {
    this.clear();
    others.starts.forEach((start, index) => {
      this.append(start, others.ends[index] ?? start, others.nets[index] ?? -1);
    });
  }

  /** Puts spans that were pushed in order, from left to right, and joins those that overlap. */
  arrange(): void {
    const { starts, ends, nets } = this;
    const order = orderOf(starts, (one, other) => {
      const [endsAt, otherEndsAt] = [ends[one] ?? 0, ends[other] ?? 0];
      return otherEndsAt - endsAt || (nets[one] ?? -1) - (nets[other] ?? -1);
    });
    [this.starts, this.ends, this.nets] = [[], [], []];
    for (const row of order) this.append(starts[row] ?? 0, ends[row] ?? 0, nets[row] ?? -1);
  }

  /** Adds spans that may lie anywhere. */
  unite(others: SpanList): void {
    for (const { start, end, net } of others.#rows()) this.push(start, end, net);
    this.arrange();
  }

  /** Takes spans away that lie from left to right. */
  subtract(others: SpanList): void {
    const rows = this.#rows();
    this.clear();
    for (const { start, end, net } of rows) {
      let from = start;
      others.starts.forEach((cut, index) => {
        const cutEnd = others.ends[index] ?? cut;
        if (cutEnd <= from || cut >= end) return;
        this.append(from, cut, net);
        from = Math.max(from, cutEnd);
      });
      this.append(from, end, net);
    }
  }

  #rows(): { start: number; end: number; net: number }[] {
    return this.starts.map((start, index) => ({
      start,
      end: this.ends[index] ?? start,
      net: this.nets[index] ?? -1,
    }));
  }
}

/** Coordinates become positive with this, and leave room for so many rows in a double. */
const offset = 2 ** 31;
const mostRows = 2 ** 20;

/**
 * Rows by their start, and where these are equal by `compare`. Start and row are sorted as one number
 * each, which takes a fraction of the time of a comparing function.
 */
function orderOf(
  starts: readonly number[],
  compare: (one: number, other: number) => number,
): number[] | Float64Array {
  if (starts.length >= mostRows)
    return [...starts.keys()].sort(
      (one, other) => (starts[one] ?? 0) - (starts[other] ?? 0) || compare(one, other),
    );
  const keys = Float64Array.from(starts, (start, row) => (start + offset) * mostRows + row);
  const order = keys.sort().map((key) => key % mostRows);
  for (let from = 0; from < order.length;) {
    const start = starts[order[from] ?? 0];
    let to = from + 1;
    while (to < order.length && starts[order[to] ?? 0] === start) to += 1;
    if (to > from + 1) order.subarray(from, to).sort(compare);
    from = to;
  }
  return order;
}

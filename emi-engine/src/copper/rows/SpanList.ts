const firstSize = 64;

/** Spans of one row in growing arrays: copper of a net from `starts[i]` to `ends[i]`, for `i < length`. */
export class SpanList {
  length = 0;
  starts = new Int32Array(firstSize);
  ends = new Int32Array(firstSize);
  nets = new Int32Array(firstSize);
  /** Scratch arrays for sorting, kept because there are many rows. */
  #before: Columns = {
    starts: new Int32Array(firstSize),
    ends: new Int32Array(firstSize),
    nets: new Int32Array(firstSize),
  };
  #keys = new Float64Array();

  clear(): void {
    this.length = 0;
  }

  /** Appends a span, or extends the last one if they touch and share a net. */
  append(start: number, end: number, net: number): void {
    const last = this.length - 1;
    if (last < 0) {
      if (end > start) this.push(start, end, net);
      return;
    }
    const lastEnd = this.ends[last] ?? 0;
    if (start <= lastEnd && (end <= lastEnd || this.nets[last] === net)) {
      if (end > lastEnd) this.ends[last] = end;
      return;
    }
    const from = start > lastEnd ? start : lastEnd;
    if (end > from) this.push(from, end, net);
  }

  /** Appends a span unsorted; `arrange` sorts the list. */
  push(start: number, end: number, net: number): void {
    const at = this.length;
    if (at === this.starts.length) this.#grow();
    this.starts[at] = start;
    this.ends[at] = end;
    this.nets[at] = net;
    this.length = at + 1;
  }

  /** Copies spans that are sorted from left to right. */
  take({ length, starts, ends, nets }: SpanList): void {
    this.clear();
    for (let at = 0; at < length; at++) this.append(starts[at] ?? 0, ends[at] ?? 0, nets[at] ?? -1);
  }

  /** Sorts pushed spans from left to right and joins overlapping ones. */
  arrange(): void {
    const { starts, ends, nets } = this.#setAside();
    const order = this.#orderOf(starts, (one, other) => {
      const [endsAt, otherEndsAt] = [ends[one] ?? 0, ends[other] ?? 0];
      return otherEndsAt - endsAt || (nets[one] ?? -1) - (nets[other] ?? -1);
    });
    for (const row of order) this.append(starts[row] ?? 0, ends[row] ?? 0, nets[row] ?? -1);
  }

  /** Adds spans in any order. */
  unite({ length, starts, ends, nets }: SpanList): void {
    for (let at = 0; at < length; at++) this.push(starts[at] ?? 0, ends[at] ?? 0, nets[at] ?? -1);
    this.arrange();
  }

  /** Subtracts spans that are sorted from left to right. */
  subtract(others: SpanList): void {
    const { starts, ends, nets } = this.#setAside();
    for (let row = 0; row < starts.length; row++) {
      const end = ends[row] ?? 0;
      const net = nets[row] ?? -1;
      let from = starts[row] ?? 0;
      for (let at = 0; at < others.length; at++) {
        const cut = others.starts[at] ?? 0;
        const cutEnd = others.ends[at] ?? cut;
        if (cutEnd <= from || cut >= end) continue;
        this.append(from, cut, net);
        if (cutEnd > from) from = cutEnd;
      }
      this.append(from, end, net);
    }
  }

  /** Empties the list. @returns its former content, valid until the next call */
  #setAside(): Columns {
    const { length } = this;
    const whole = { starts: this.starts, ends: this.ends, nets: this.nets };
    ({ starts: this.starts, ends: this.ends, nets: this.nets } = this.#before);
    this.#before = whole;
    this.clear();
    return {
      starts: whole.starts.subarray(0, length),
      ends: whole.ends.subarray(0, length),
      nets: whole.nets.subarray(0, length),
    };
  }

  /**
   * Row order by start, then by `compare`. Start and row are packed into one number and sorted
   * numerically, which takes a fraction of the time of a comparator.
   */
  #orderOf(
    starts: Int32Array,
    compare: (one: number, other: number) => number,
  ): Float64Array | number[] {
    const { length } = starts;
    if (length >= mostRows)
      return [...starts.keys()].sort(
        (one, other) => (starts[one] ?? 0) - (starts[other] ?? 0) || compare(one, other),
      );
    if (length > this.#keys.length) this.#keys = new Float64Array(length * 2);
    const order = this.#keys.subarray(0, length);
    for (let row = 0; row < length; row++)
      order[row] = ((starts[row] ?? 0) + offset) * mostRows + row;
    order.sort();
    for (let at = 0; at < length; at++) order[at] = (order[at] ?? 0) % mostRows;
    for (let from = 0; from < length;) {
      const start = starts[order[from] ?? 0];
      let to = from + 1;
      while (to < length && starts[order[to] ?? 0] === start) to += 1;
      if (to > from + 1) order.subarray(from, to).sort(compare);
      from = to;
    }
    return order;
  }

  #grow(): void {
    this.starts = grown(this.starts);
    this.ends = grown(this.ends);
    this.nets = grown(this.nets);
  }
}

interface Columns {
  readonly starts: Int32Array<ArrayBuffer>;
  readonly ends: Int32Array<ArrayBuffer>;
  readonly nets: Int32Array<ArrayBuffer>;
}

/** Makes coordinates positive and leaves room for the row number in a double. */
const offset = 2 ** 31;
const mostRows = 2 ** 20;

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

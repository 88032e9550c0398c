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
    const rows = this.#rows().sort(
      (one, other) => one.start - other.start || other.end - one.end || one.net - other.net,
    );
    this.clear();
    for (const { start, end, net } of rows) this.append(start, end, net);
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

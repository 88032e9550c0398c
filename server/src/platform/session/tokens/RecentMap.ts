/** A bounded cache with a short lifetime. */
export class RecentMap<V> {
  readonly #entries = new Map<string, { readonly value: V; readonly until: number }>();

  constructor(
    private readonly keptMs: number,
    private readonly most: number,
  ) {}

  get(key: string, now: Date): V | undefined {
    const entry = this.#entries.get(key);
    return entry && now.getTime() < entry.until ? entry.value : undefined;
  }

  set(key: string, value: V, now: Date): void {
    // Evicts the oldest entries: a map iterates in insertion order.
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: now.getTime() + this.keptMs });
    if (this.#entries.size <= this.most) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }
}

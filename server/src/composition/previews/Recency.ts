/** Tracks which of several ids were used recently. */
export class Recency {
  /** Most recently used last. */
  readonly #ids = new Set<string>();

  note(id: string): void {
    this.#ids.delete(id);
    this.#ids.add(id);
  }

  /** Most recently used first; the others keep their order after them. */
  latestFirst<Thing extends { readonly id: string }>(things: readonly Thing[]): readonly Thing[] {
    const order = [...this.#ids];
    return things.toSorted((a, b) => order.indexOf(b.id) - order.indexOf(a.id));
  }

  /** The least recently used id, or one that was never used. */
  oldest(ids: Iterable<string>): string | undefined {
    return this.latestFirst([...ids].map((id) => ({ id }))).at(-1)?.id;
  }
}

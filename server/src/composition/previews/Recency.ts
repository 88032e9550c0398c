/** Which of several things have been asked for lately. */
export class Recency {
  /** The one that was asked for last stands last. */
  readonly #ids = new Set<string>();

  note(id: string): void {
    this.#ids.delete(id);
    this.#ids.add(id);
  }

  /** Those asked for last come first; the others keep their order behind them. */
  latestFirst<Thing extends { readonly id: string }>(things: readonly Thing[]): readonly Thing[] {
    const order = [...this.#ids];
    return things.toSorted((a, b) => order.indexOf(b.id) - order.indexOf(a.id));
  }

  /** The one whose turn is longest ago, or that never had one. */
  oldest(ids: Iterable<string>): string | undefined {
    return this.latestFirst([...ids].map((id) => ({ id }))).at(-1)?.id;
  }
}

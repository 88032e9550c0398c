/** Groups of numbers that grow by joining (union-find); a number not joined yet is alone. */
export class NumberGroups {
  readonly #parents = new Map<number, number>();

  /** The number that stands for a number's group. */
  find(number: number): number {
    let root = number;
    for (let next = this.#parents.get(root); next !== undefined; next = this.#parents.get(root))
      root = next;
    // Path compression keeps long chains cheap.
    for (let at = number; at !== root;) {
      const next = this.#parents.get(at) ?? root;
      this.#parents.set(at, root);
      at = next;
    }
    return root;
  }

  join(one: number, other: number): void {
    const [first, second] = [this.find(one), this.find(other)];
    if (first !== second) this.#parents.set(Math.max(first, second), Math.min(first, second));
  }
}

/**
 * Numbers pairs of whole numbers of 32 bits, such as points, from 0 on: equal pairs have the same
 * number. A hash table in typed arrays, since a `Map` takes one key, and points do not fit into the
 * small numbers that it is fast with.
 */
export class PairNumbers {
  readonly #slots: Int32Array;
  readonly #ones: Int32Array;
  readonly #others: Int32Array;
  #count = 0;

  /** @param most pairs that come at most */
  constructor(most: number) {
    // Half empty at least, so that free slots are near.
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2, most) * 2))).fill(-1);
    this.#ones = new Int32Array(most);
    this.#others = new Int32Array(most);
  }

  /** The number of a pair, a new one for a new pair. */
  add(one: number, other: number): number {
    const slot = this.#slotOf(one, other);
    const known = this.#slots[slot] ?? -1;
    if (known >= 0) return known;
    const number = this.#count++;
    this.#slots[slot] = number;
    this.#ones[number] = one;
    this.#others[number] = other;
    return number;
  }

  /** The number of a pair, -1 for one that did not come. */
  find(one: number, other: number): number {
    return this.#slots[this.#slotOf(one, other)] ?? -1;
  }

  /** The slot of a pair, or the free one where it belongs. */
  #slotOf(one: number, other: number): number {
    const mask = this.#slots.length - 1;
    let hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (;;) {
      const number = this.#slots[slot] ?? -1;
      if (number < 0 || (this.#ones[number] === one && this.#others[number] === other)) return slot;
      slot = (slot + 1) & mask;
    }
  }
}

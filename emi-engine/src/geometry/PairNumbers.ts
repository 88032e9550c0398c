/**
 * Numbers pairs of 32-bit integers, such as points, from 0 on; equal pairs get the same number. A
 * hash table in typed arrays, since a `Map` takes one key and two coordinates do not fit into a
 * small integer.
 */
export class PairNumbers {
  readonly #slots: Int32Array;
  readonly #ones: Int32Array;
  readonly #others: Int32Array;
  #count = 0;

  /** @param most upper bound of the number of pairs */
  constructor(most: number) {
    // At most half full, so that probing stays short.
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2, most) * 2))).fill(-1);
    this.#ones = new Int32Array(most);
    this.#others = new Int32Array(most);
  }

  /** The number of a pair; a new pair gets the next number. */
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

  /** The number of a pair, -1 if it was not added. */
  find(one: number, other: number): number {
    return this.#slots[this.#slotOf(one, other)] ?? -1;
  }

  /** The slot of a pair, or the free slot for it. */
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

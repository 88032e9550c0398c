const firstSize = 64;

/** Whole numbers of 32 bits that come one by one. Grows by half, so that little is left unused. */
export class Int32List {
  length = 0;
  #array = new Int32Array(firstSize);

  push(value: number): void {
    if (this.length === this.#array.length) this.#array = grown(this.#array, Int32Array);
    this.#array[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.#array[index] ?? 0;
  }

  /** The numbers, no longer than they are. */
  finish(): Int32Array {
    return this.#array.slice(0, this.length);
  }
}

/** Flags and other small numbers that come one by one. */
export class Uint8List {
  length = 0;
  #array = new Uint8Array(firstSize);

  push(value: number): void {
    if (this.length === this.#array.length) this.#array = grown(this.#array, Uint8Array);
    this.#array[this.length] = value;
    this.length += 1;
  }

  finish(): Uint8Array {
    return this.#array.slice(0, this.length);
  }
}

function grown<T extends Int32Array | Uint8Array>(array: T, Type: new (length: number) => T): T {
  const larger = new Type(Math.ceil(array.length * 1.5));
  larger.set(array);
  return larger;
}

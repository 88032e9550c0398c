const firstSize = 64;
const pieceBits = 16;
/** Numbers of a piece that is full. */
const pieceSize = 1 << pieceBits;

/**
 * Whole numbers of 32 bits that come one by one. They are kept in pieces, so that nothing is copied
 * as a long list grows: the tables of a large board have a hundred million of them.
 */
export class Int32List {
  readonly #full: Int32Array[] = [];
  #piece: Int32Array = new Int32Array(firstSize);
  #used = 0;

  get length(): number {
    return this.#full.length * pieceSize + this.#used;
  }

  push(value: number): void {
    if (this.#used === this.#piece.length) this.#makeRoom();
    this.#piece[this.#used] = value;
    this.#used += 1;
  }

  pop(): void {
    const before = this.#used === 0 ? this.#full.pop() : undefined;
    if (before) [this.#piece, this.#used] = [before, pieceSize];
    if (this.#used > 0) this.#used -= 1;
  }

  at(index: number): number {
    return (this.#full[index >>> pieceBits] ?? this.#piece)[index & (pieceSize - 1)] ?? 0;
  }

  /** The numbers, no longer than they are. */
  finish(): Int32Array {
    return joined(this.#full, this.#piece.subarray(0, this.#used), new Int32Array(this.length));
  }

  #makeRoom(): void {
    const piece = new Int32Array(sizeAfter(this.#used));
    if (this.#used < pieceSize) piece.set(this.#piece);
    else {
      this.#full.push(this.#piece);
      this.#used = 0;
    }
    this.#piece = piece;
  }
}

/** Flags and other small numbers that come one by one, kept as those above. */
export class Uint8List {
  readonly #full: Uint8Array[] = [];
  #piece: Uint8Array = new Uint8Array(firstSize);
  #used = 0;

  get length(): number {
    return this.#full.length * pieceSize + this.#used;
  }

  push(value: number): void {
    if (this.#used === this.#piece.length) this.#makeRoom();
    this.#piece[this.#used] = value;
    this.#used += 1;
  }

  finish(): Uint8Array {
    return joined(this.#full, this.#piece.subarray(0, this.#used), new Uint8Array(this.length));
  }

  #makeRoom(): void {
    const piece = new Uint8Array(sizeAfter(this.#used));
    if (this.#used < pieceSize) piece.set(this.#piece);
    else {
      this.#full.push(this.#piece);
      this.#used = 0;
    }
    this.#piece = piece;
  }
}

/** Short lists stay small: their only piece grows to the double until it is a whole one. */
function sizeAfter(used: number): number {
  return Math.min(used * 2, pieceSize);
}

function joined<T extends Int32Array | Uint8Array>(full: readonly T[], last: T, all: T): T {
  for (const [index, piece] of full.entries()) all.set(piece, index * pieceSize);
  all.set(last, full.length * pieceSize);
  return all;
}

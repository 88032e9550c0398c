const firstSize = 64;
const pieceBits = 16;
/** Numbers in a full chunk. */
const pieceSize = 1 << pieceBits;

/**
 * A growing list of 32-bit integers, kept in chunks so that growth copies nothing: the tables of a
 * large board have a hundred million entries.
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

  /** The numbers as one array. */
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

/** A growing list of flags and other small numbers, kept in chunks like `Int32List`. */
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

/** Short lists stay small: the only chunk doubles until it is full size. */
function sizeAfter(used: number): number {
  return Math.min(used * 2, pieceSize);
}

function joined<T extends Int32Array | Uint8Array>(full: readonly T[], last: T, all: T): T {
  for (const [index, piece] of full.entries()) all.set(piece, index * pieceSize);
  all.set(last, full.length * pieceSize);
  return all;
}

/**
 * Numbers per piece. Capsule: both ends and the width. Trapezoid: lower and upper y, then its
 * sides.
 */
export const capsuleNumbers = 5;
export const trapezoidNumbers = 6;

/** A growing list of pieces of one kind, with `stride` numbers and a net each. */
export class PieceList {
  #values: Float32Array;
  #nets: Int32Array;
  count = 0;

  constructor(
    readonly stride: number,
    capacity = 64,
  ) {
    this.#values = new Float32Array(stride * capacity);
    this.#nets = new Int32Array(capacity);
  }

  add(net: number, ...numbers: readonly number[]): void {
    if (this.count === this.#nets.length) this.#grow();
    // One at a time: for so few numbers `set` is slower.
    const start = this.count * this.stride;
    for (let at = 0; at < numbers.length; at++) this.#values[start + at] = numbers[at] ?? 0;
    this.#nets[this.count] = net;
    this.count++;
  }

  get values(): Float32Array {
    return this.#values.subarray(0, this.count * this.stride);
  }

  get nets(): Int32Array {
    return this.#nets.subarray(0, this.count);
  }

  #grow(): void {
    const values = new Float32Array(this.#values.length * 2);
    values.set(this.#values);
    this.#values = values;
    const nets = new Int32Array(this.#nets.length * 2);
    nets.set(this.#nets);
    this.#nets = nets;
  }
}

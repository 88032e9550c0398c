import { EmiError } from '../../problems/EmiError.ts';

/** Output of a `.Z` file that grows up to a limit. */
export class LzwOutput {
  readonly #file: string;
  readonly #limit: number;
  #bytes: Buffer;
  #length = 0;

  /** @param packed length of the packed file; LZW compresses text to about a third */
  constructor(file: string, limit: number, packed: number) {
    this.#file = file;
    this.#limit = limit;
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(1, Math.min(limit, packed * 4)));
  }

  writeByte(byte: number): void {
    this.#grow(this.#length + 1);
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }

  /** Writes the string of a code by following its prefixes backwards. @returns its first byte */
  writeString(code: number, prefix: Uint16Array, suffix: Uint8Array): number {
    let length = 1;
    // A prefix is always an earlier code, so the loop ends.
    for (let rest = code; rest > 255; rest = prefix[rest] ?? 0) length += 1;
    const end = this.#length + length;
    this.#grow(end);
    let at = end - 1;
    let rest = code;
    for (; rest > 255; rest = prefix[rest] ?? 0) {
      this.#bytes[at] = suffix[rest] ?? 0;
      at -= 1;
    }
    this.#bytes[at] = rest;
    this.#length = end;
    return rest;
  }

  finish(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  #grow(length: number): void {
    if (length <= this.#bytes.length) return;
    if (length > this.#limit) this.#refuse();
    const larger = Buffer.allocUnsafeSlow(
      Math.min(this.#limit, Math.max(length, this.#bytes.length * 2)),
    );
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }

  #refuse(): never {
    throw new EmiError({
      code: 'archive-file-size',
      file: this.#file,
      values: { limit: this.#limit },
    });
  }
}

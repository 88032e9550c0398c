/** Code width (`compress -b`) and table resets. */
interface LzwOptions {
  /** Most bits of a code, 9 to 16. */
  readonly maxWidth?: number;
  /** Clears the table after this many codes; never if omitted. */
  readonly clearEvery?: number;
}

/** Packs bytes as the Unix program `compress` does (`.Z`). */
export function compressLzw(bytes: Buffer, { maxWidth = 16, clearEvery }: LzwOptions = {}): Buffer {
  const writer = new CodeWriter();
  let table = new Map<number, number>();
  let free = 257;
  let codes = 0;
  let prefix = -1;
  const write = (code: number) => {
    // The decoder adds an entry one code later and widens by its own count.
    if (free - 1 > (1 << writer.width) - 1 && writer.width < maxWidth)
      writer.widen(writer.width + 1);
    writer.write(code);
    codes += 1;
  };
  for (const byte of bytes) {
    const pair = prefix * 256 + byte;
    const known = prefix < 0 ? byte : table.get(pair);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    write(prefix);
    if (free < 1 << maxWidth) table.set(pair, free++);
    if (clearEvery && codes % clearEvery === 0) {
      write(256);
      writer.widen(9);
      table = new Map();
      free = 257;
    }
    prefix = byte;
  }
  if (prefix >= 0) write(prefix);
  return Buffer.concat([Buffer.from([0x1f, 0x9d, 0x80 | maxWidth]), writer.finish()]);
}

class CodeWriter {
  width = 9;
  readonly #bytes: number[] = [];
  #groupStart = 0;
  #bit = 0;

  write(code: number): void {
    for (let index = 0; index < this.width; index++) {
      const at = this.#groupStart + ((this.#bit + index) >> 3);
      const set = ((code >> index) & 1) << ((this.#bit + index) & 7);
      this.#bytes[at] = (this.#bytes[at] ?? 0) | set;
    }
    this.#bit += this.width;
  }

  widen(width: number): void {
    this.#groupStart += Math.ceil(this.#bit / (this.width * 8)) * this.width;
    while (this.#bytes.length < this.#groupStart) this.#bytes.push(0);
    this.#bit = 0;
    this.width = width;
  }

  finish(): Buffer {
    return Buffer.from(this.#bytes);
  }
}

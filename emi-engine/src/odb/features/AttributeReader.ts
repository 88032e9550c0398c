import { type LineScanner } from '../text/LineScanner.ts';

const semicolon = 59;
const comma = 44;
const equals = 61;
const newLine = 10;

/**
 * Reads the attributes of records, `;0=3,1;ID=7`: a number refers to the file's table `@n name`,
 * the value is an option or a text number, and a name without a value is true.
 */
export class AttributeReader {
  readonly #scanner: LineScanner;
  readonly #wanted: ReadonlySet<string>;
  readonly #names = new Map<number, string>();
  readonly #values = new Map<string, Int32Array>();

  /** @param wanted names of the attributes to keep, in lower case */
  constructor(scanner: LineScanner, wanted: ReadonlySet<string>) {
    this.#scanner = scanner;
    this.#wanted = wanted;
  }

  /** Reads a table line; the scanner is after its `@`. */
  define(): void {
    const number = this.#scanner.integer();
    const name = this.#scanner.word().toLowerCase();
    if (this.#wanted.has(name)) this.#names.set(number, name);
  }

  /** Reads the rest of a feature's record. */
  read(feature: number): void {
    // Fast path: most layers have no wanted attribute.
    if (this.#names.size === 0) return;
    const { bytes } = this.#scanner;
    let at = this.#scanner.at;
    while (at < bytes.length && bytes[at] !== semicolon && bytes[at] !== newLine) at += 1;
    if (bytes[at] !== semicolon) return;
    do {
      at += 1;
      let name = 0;
      let byte = bytes[at] ?? newLine;
      for (; byte >= 48 && byte <= 57; byte = bytes[++at] ?? newLine) name = name * 10 + byte - 48;
      let value = 1;
      if (byte === equals) {
        value = 0;
        byte = bytes[++at] ?? newLine;
        for (; byte >= 48 && byte <= 57; byte = bytes[++at] ?? newLine)
          value = value * 10 + byte - 48;
      }
      this.#keep(feature, name, value);
      // Values of other attributes may be decimal; the identity follows another semicolon.
      while (byte !== comma && byte !== semicolon && byte !== newLine)
        byte = bytes[++at] ?? newLine;
      if (byte !== comma) return;
    } while (at < bytes.length);
  }

  /** @param count number of features */
  finish(count: number): ReadonlyMap<string, Int32Array> {
    return new Map([...this.#values].map(([name, values]) => [name, fit(values, count)]));
  }

  #keep(feature: number, number: number, value: number): void {
    const name = this.#names.get(number);
    if (name === undefined) return;
    let values = this.#values.get(name);
    if (!values || feature >= values.length) {
      values = fit(values ?? new Int32Array(), Math.max(256, feature * 2));
      this.#values.set(name, values);
    }
    values[feature] = value;
  }
}

function fit(values: Int32Array, length: number): Int32Array {
  if (values.length >= length) return values.slice(0, length);
  const longer = new Int32Array(length).fill(-1);
  longer.set(values);
  return longer;
}

import { EmiError } from '../../problems/EmiError.ts';
import { nmOfUnit, type LengthUnit } from './LengthUnit.ts';

const newLine = 10;
const carriageReturn = 13;
const blank = 32;
const tab = 9;
const zero = 48;
const nine = 57;

/** Longest line in bytes. */
const longestLine = 1 << 16;
/** Largest coordinate in nanometres, 2.1 m: the range of 32 bits. */
const farthest = 2_147_483_647;
/** Digits that a double holds exactly. */
const exactDigits = 15;
const powersOfTen = Array.from({ length: 40 }, (_, exponent) => 10 ** exponent);

/**
 * Reads ODB++ line records directly from bytes, field by field, without creating strings for
 * numbers. A field never extends beyond its line; an unreadable field is NaN. The length of a line
 * is checked before it is read.
 *
 * @throws EmiError `line-too-long`
 */
export class LineScanner {
  readonly bytes: Buffer;
  /** Path of the file, for messages. */
  readonly file: string;
  /** Start of the next field. */
  at = 0;
  /** Current line, from 1. */
  line = 1;
  #lineEnd: number;
  #nmOfUnit: number = nmOfUnit.inch;

  constructor(bytes: Buffer, file: string) {
    this.bytes = bytes;
    this.file = file;
    this.#lineEnd = this.#endOfLine();
  }

  set unit(unit: LengthUnit) {
    this.#nmOfUnit = nmOfUnit[unit];
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  /** The byte at the position, -1 at the end of the file. */
  peek(): number {
    return this.bytes[this.at] ?? -1;
  }

  /** Moves to the beginning of the next line. @throws EmiError if that is too long */
  nextLine(): void {
    this.at = this.#lineEnd + 1;
    this.line += 1;
    this.#lineEnd = this.#endOfLine();
  }

  skipBlanks(): number {
    const { bytes } = this;
    let at = this.at;
    let byte = bytes[at] ?? newLine;
    while (byte === blank || byte === tab) {
      at += 1;
      byte = bytes[at] ?? newLine;
    }
    this.at = at;
    return byte;
  }

  /** The first byte of the next field, and skips the field; -1 at the end of the line. */
  letter(): number {
    const byte = this.skipBlanks();
    if (byte === newLine || byte === carriageReturn) return -1;
    this.#skipField();
    return byte;
  }

  /** A coordinate in whole nanometres, rounded half up. @throws EmiError beyond 2.1 m */
  coordinate(): number {
    const nm = this.#scaled(this.#nmOfUnit);
    if (nm > farthest || nm < -farthest)
      throw new EmiError({ code: 'coordinate-range', file: this.file, line: this.line });
    return nm;
  }

  /** A whole number. */
  integer(): number {
    const value = this.#scaled(1);
    return Math.abs(value) <= farthest ? value : NaN;
  }

  /** An angle in thousandths of a degree. */
  angle(): number {
    const value = this.#scaled(1000);
    return Math.abs(value) <= farthest ? value : NaN;
  }

  /** The next field as text; empty at the end of the line. */
  word(): string {
    this.skipBlanks();
    const start = this.at;
    this.#skipField();
    return this.bytes.toString('utf8', start, this.at);
  }

  /** Skips fields. */
  skip(count: number): void {
    for (let field = 0; field < count; field++) {
      this.skipBlanks();
      this.#skipField();
    }
  }

  /** The next field as one character per byte: a name whose encoding only the end shows. */
  name(): string {
    this.skipBlanks();
    const start = this.at;
    this.#skipField();
    return this.bytes.toString('latin1', start, this.at);
  }

  /** The rest of the line up to its attributes as one character per byte. Does not advance. */
  restOfName(): string {
    const [name = ''] = this.restInBytes().split(';', 1);
    return name.trim();
  }

  /** The whole rest of the line as one character per byte, trimmed. Does not advance. */
  restInBytes(): string {
    return this.bytes.toString('latin1', this.at, this.#lineEnd).trim();
  }

  /** The rest of the line, trimmed. Does not advance. */
  rest(): string {
    return this.bytes.toString('utf8', this.at, this.#lineEnd).trim();
  }

  #endOfLine(): number {
    const { bytes } = this;
    const last = Math.min(bytes.length, this.at + longestLine);
    let end = this.at;
    while (end < last && bytes[end] !== newLine) end += 1;
    if (end < bytes.length && bytes[end] !== newLine)
      throw new EmiError({
        code: 'line-too-long',
        file: this.file,
        line: this.line,
        values: { limit: longestLine },
      });
    return end;
  }

  #skipField(): void {
    const { bytes } = this;
    let at = this.at;
    for (; at < bytes.length; at++) {
      const byte = bytes[at] ?? newLine;
      if (byte <= blank && (byte === blank || byte === newLine || byte === tab || byte === 13))
        break;
    }
    this.at = at;
  }

  /** A decimal number times an integer factor, rounded half up. */
  #scaled(factor: number): number {
    const { bytes } = this;
    let byte = this.skipBlanks();
    const start = this.at;
    let at = start;
    const isNegative = byte === 45;
    if (isNegative || byte === 43) byte = bytes[++at] ?? newLine;
    const firstDigit = at;
    let mantissa = 0;
    let decimals = 0;
    while (byte >= zero && byte <= nine) {
      mantissa = mantissa * 10 + (byte - zero);
      byte = bytes[++at] ?? newLine;
    }
    let digits = at - firstDigit;
    if (byte === 46) {
      byte = bytes[++at] ?? newLine;
      const firstDecimal = at;
      while (byte >= zero && byte <= nine) {
        mantissa = mantissa * 10 + (byte - zero);
        byte = bytes[++at] ?? newLine;
      }
      decimals = at - firstDecimal;
      digits += decimals;
    }
    this.at = at;
    // A field ends at a blank, at attributes or at the end of the line.
    const isEnd = byte === blank || byte === newLine || byte === 59 || byte === 13 || byte === tab;
    if (digits === 0 || digits > exactDigits || !isEnd) return this.#unusual(start, factor);
    const value = (mantissa * factor) / (powersOfTen[decimals] ?? NaN);
    return Math.floor((isNegative ? -value : value) + 0.5);
  }

  /** Slow path: numbers with exponents or more digits than a double holds. */
  #unusual(start: number, factor: number): number {
    this.#skipField();
    const [text = ''] = this.bytes.toString('latin1', start, this.at).split(';', 1);
    if (!/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(text)) return NaN;
    return Math.floor(Number(text) * factor + 0.5);
  }
}

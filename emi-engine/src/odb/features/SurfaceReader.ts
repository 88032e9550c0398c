import { EmiError } from '../../problems/EmiError.ts';
import { type LineScanner } from '../text/LineScanner.ts';
import { Int32List, Uint8List } from '../text/NumberLists.ts';
import { flattenArc, segmentArea } from './circle.ts';
import { type Surfaces } from './Features.ts';

const letterB = 66;
const letterC = 67;
const letterE = 69;
const letterH = 72;
const letterO = 79;
const letterS = 83;
const letterY = 89;
const comment = 35;

/** Points of all surfaces of a file; 128 MB of archive have at most half of it. */
const mostPoints = 60_000_000;
const mm2OfNm2 = 1e-12;

/**
 * Reads contours: `OB x y I|H`, then `OS x y` and `OC xe ye xc yc cw`, then `OE` (ODB++ 8.1,
 * "Contours of surfaces"; also the outlines of packages). Arcs become chains of points; the area
 * is that of the true arcs.
 */
export class SurfaceReader {
  readonly #scanner: LineScanner;
  readonly #features = new Int32List();
  readonly #rings = new Int32List();
  readonly #points = new Int32List();
  readonly #holes = new Uint8List();
  readonly #xy = new Int32List();
  /** The previous point, and twice the area of the ring relative to its first point. */
  #x = 0;
  #y = 0;
  #firstX = 0;
  #firstY = 0;
  #doubled = 0;
  #arcs = 0;
  /** The last point kept. */
  #lastX = 0;
  #lastY = 0;

  constructor(scanner: LineScanner) {
    this.#scanner = scanner;
  }

  /**
   * Reads the rings of a surface up to and including `SE`, from the line after `S`.
   *
   * @returns its area in mm², NaN if part of it could not be read
   */
  read(feature: number): number {
    const scanner = this.#scanner;
    this.#features.push(feature);
    this.#rings.push(this.#points.length);
    let area = 0;
    while (!scanner.isAtEnd) {
      const byte = scanner.peek();
      if (byte === letterS) {
        // `SE`, or an `S` that follows an unterminated surface.
        if (scanner.bytes[scanner.at + 1] !== letterE) return NaN;
        scanner.nextLine();
        return area;
      }
      if (byte === letterO && scanner.bytes[scanner.at + 1] === letterB) area += this.#ring();
      else if (byte === comment || byte === 10 || byte === 13) scanner.nextLine();
      else return NaN;
    }
    return NaN;
  }

  finish(): Surfaces {
    const count = this.#features.length;
    this.#rings.push(this.#points.length);
    this.#points.push(this.#xy.length / 2);
    return {
      count,
      features: this.#features.finish(),
      rings: this.#rings.finish(),
      points: this.#points.finish(),
      holes: this.#holes.finish(),
      xy: this.#xy.finish(),
    };
  }

  #ring(): number {
    const scanner = this.#scanner;
    scanner.at += 2;
    const x = scanner.coordinate();
    const y = scanner.coordinate();
    const isHole = scanner.letter() === letterH;
    scanner.nextLine();
    this.#begin(x, y, isHole);
    let isReadable = !Number.isNaN(x + y);
    while (!scanner.isAtEnd) {
      const first = scanner.peek();
      if (first === comment || first === 10 || first === 13) {
        scanner.nextLine();
        continue;
      }
      if (first !== letterO) break;
      const kind = scanner.bytes[scanner.at + 1];
      scanner.at += 2;
      if (kind === letterS) isReadable = this.#straight() && isReadable;
      else if (kind === letterC) isReadable = this.#curved() && isReadable;
      else if (kind === letterE) {
        scanner.nextLine();
        const area = Math.abs(this.#end()) * mm2OfNm2;
        return isReadable ? (isHole ? -area : area) : NaN;
      } else break;
      scanner.nextLine();
    }
    this.#end();
    return NaN;
  }

  #begin(x: number, y: number, isHole: boolean): void {
    this.#points.push(this.#xy.length / 2);
    this.#holes.push(isHole ? 1 : 0);
    this.#firstX = x;
    this.#firstY = y;
    this.#doubled = 0;
    this.#arcs = 0;
    this.#x = x;
    this.#y = y;
    this.#push(x, y);
  }

  #straight(): boolean {
    const x = this.#scanner.coordinate();
    const y = this.#scanner.coordinate();
    if (Number.isNaN(x + y)) return false;
    this.#step(x, y);
    // Writers repeat the first point at the beginning and at the end.
    if (x !== this.#lastX || y !== this.#lastY) this.#push(x, y);
    return true;
  }

  #curved(): boolean {
    const scanner = this.#scanner;
    const xe = scanner.coordinate();
    const ye = scanner.coordinate();
    const xc = scanner.coordinate();
    const yc = scanner.coordinate();
    if (Number.isNaN(xe + ye + xc + yc)) return false;
    const isClockwise = scanner.letter() === letterY;
    const arc = { xs: this.#x, ys: this.#y, xe, ye, xc, yc, isClockwise };
    this.#arcs += segmentArea(arc);
    flattenArc(arc, (x, y) => this.#push(x, y));
    this.#step(xe, ye);
    return true;
  }

  /** Adds the triangle with the first point; relative coordinates keep the precision. */
  #step(x: number, y: number): void {
    this.#doubled +=
      (this.#x - this.#firstX) * (y - this.#firstY) - (x - this.#firstX) * (this.#y - this.#firstY);
    this.#x = x;
    this.#y = y;
  }

  /** @returns the area in nm², positive if the ring is counterclockwise */
  #end(): number {
    const start = this.#points.at(this.#points.length - 1) * 2;
    const end = this.#xy.length - 2;
    const isClosed =
      this.#xy.at(start) === this.#xy.at(end) && this.#xy.at(start + 1) === this.#xy.at(end + 1);
    if (isClosed && end > start) {
      this.#xy.pop();
      this.#xy.pop();
    }
    return this.#doubled / 2 + this.#arcs;
  }

  #push(x: number, y: number): void {
    if (this.#xy.length >= mostPoints * 2)
      throw new EmiError({
        code: 'too-many-points',
        file: this.#scanner.file,
        line: this.#scanner.line,
        values: { limit: mostPoints },
      });
    this.#xy.push(x);
    this.#xy.push(y);
    this.#lastX = x;
    this.#lastY = y;
  }
}

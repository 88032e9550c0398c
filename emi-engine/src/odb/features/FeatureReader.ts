import { EmiError } from '../../problems/EmiError.ts';
import { type LineScanner } from '../text/LineScanner.ts';
import { Int32List, Uint8List } from '../text/NumberLists.ts';
import { type AttributeReader } from './AttributeReader.ts';
import { distance, arcRadius, arcAngle } from './circle.ts';
import { featureKind, type Features, type SymbolUse } from './Features.ts';
import { SurfaceReader } from './SurfaceReader.ts';

const letterN = 78;
const letterY = 89;
/** Features of one file. */
const mostFeatures = 20_000_000;
const mmOfNm = 1e-6;
const wholeTurn = 360_000;

/** Reads the records of a features file into tables. */
export class FeatureReader {
  readonly #scanner: LineScanner;
  readonly #attributes: AttributeReader;
  readonly #surfaces: SurfaceReader;
  readonly #kinds = new Uint8List();
  readonly #rows = new Int32List();
  readonly #negative = new Uint8List();
  readonly #lines = { xy: new Int32List(), symbols: new Int32List(), features: new Int32List() };
  readonly #arcs = {
    ...{ xy: new Int32List(), symbols: new Int32List(), features: new Int32List() },
    clockwise: new Uint8List(),
  };
  readonly #pads = {
    ...{ xy: new Int32List(), symbols: new Int32List(), features: new Int32List() },
    ...{ angles: new Int32List(), mirrored: new Uint8List(), scales: new Int32List() },
  };
  #surfaceCount = 0;
  #textCount = 0;
  #traceMm = 0;
  #surfaceMm2 = 0;

  constructor(scanner: LineScanner, attributes: AttributeReader) {
    this.#scanner = scanner;
    this.#attributes = attributes;
    this.#surfaces = new SurfaceReader(scanner);
  }

  get count(): number {
    return this.#kinds.length;
  }

  /** `L xs ys xe ye sym pol dcode` @returns whether it could be read; so do the methods below */
  line(): boolean {
    const scanner = this.#scanner;
    const xs = scanner.coordinate();
    const ys = scanner.coordinate();
    const xe = scanner.coordinate();
    const ye = scanner.coordinate();
    const symbol = scanner.integer();
    if (Number.isNaN(xs + ys + xe + ye + symbol)) return this.#unreadable();
    const { xy, symbols, features } = this.#lines;
    features.push(this.count);
    this.#feature(featureKind.line, symbols.length, scanner.letter() === letterN);
    xy.push(xs);
    xy.push(ys);
    xy.push(xe);
    xy.push(ye);
    symbols.push(symbol);
    this.#traceMm += distance(xs, ys, xe, ye) * mmOfNm;
    return true;
  }

  /** `A xs ys xe ye xc yc sym pol dcode cw` */
  arc(): boolean {
    const scanner = this.#scanner;
    const xs = scanner.coordinate();
    const ys = scanner.coordinate();
    const xe = scanner.coordinate();
    const ye = scanner.coordinate();
    const xc = scanner.coordinate();
    const yc = scanner.coordinate();
    const symbol = scanner.integer();
    if (Number.isNaN(xs + ys + xe + ye + xc + yc + symbol)) return this.#unreadable();
    const { xy, symbols, features, clockwise } = this.#arcs;
    features.push(this.count);
    const isNegative = scanner.letter() === letterN;
    scanner.integer();
    const isClockwise = scanner.letter() === letterY;
    this.#feature(featureKind.arc, symbols.length, isNegative);
    for (const value of [xs, ys, xe, ye, xc, yc]) xy.push(value);
    symbols.push(symbol);
    clockwise.push(isClockwise ? 1 : 0);
    const arc = { xs, ys, xe, ye, xc, yc, isClockwise };
    this.#traceMm += Math.abs(arcAngle(arc)) * arcRadius(arc) * mmOfNm;
    return true;
  }

  /**
   * `P x y sym pol dcode orient`, where `-1 sym factor` is a resized symbol. Orientations 0 to 3
   * are quarter turns, 4 to 7 are mirrored, 8 and 9 have an angle after them. The format rotates
   * clockwise and then mirrors; the tables have the equal rotation after mirroring, which runs the
   * other way.
   */
  pad(): boolean {
    const scanner = this.#scanner;
    const x = scanner.coordinate();
    const y = scanner.coordinate();
    let symbol = scanner.integer();
    let scale = 1000;
    if (symbol === -1) {
      symbol = scanner.integer();
      scale = scanner.angle();
    }
    if (Number.isNaN(x + y + symbol + scale)) return this.#unreadable();
    const isNegative = scanner.letter() === letterN;
    scanner.integer();
    const orientation = scanner.integer() || 0;
    const isAny = orientation >= 8;
    const isMirrored = orientation === 9 || (orientation >= 4 && !isAny);
    const written = isAny ? scanner.angle() || 0 : (orientation & 3) * 90_000;
    const angle = isMirrored ? -written : written;
    const { xy, symbols, features, angles, mirrored, scales } = this.#pads;
    features.push(this.count);
    this.#feature(featureKind.pad, symbols.length, isNegative);
    xy.push(x);
    xy.push(y);
    symbols.push(symbol);
    angles.push(((angle % wholeTurn) + wholeTurn) % wholeTurn);
    mirrored.push(isMirrored ? 1 : 0);
    scales.push(scale);
    return true;
  }

  /** `S pol dcode` and its contours up to `SE`; leaves the scanner after it. */
  surface(): boolean {
    const isNegative = this.#scanner.letter() === letterN;
    const feature = this.count;
    this.#feature(featureKind.surface, this.#surfaceCount, isNegative);
    this.#surfaceCount += 1;
    this.#scanner.nextLine();
    const area = this.#surfaces.read(feature);
    if (Number.isNaN(area)) return false;
    this.#surfaceMm2 += isNegative ? -area : area;
    return true;
  }

  text(): void {
    this.#feature(featureKind.text, this.#textCount, false);
    this.#textCount += 1;
  }

  barcode(): void {
    this.#feature(featureKind.barcode, 0, false);
  }

  finish(symbols: ReadonlyMap<number, SymbolUse>): Features {
    const lines = finishAll(this.#lines);
    const { clockwise, ...arcs } = this.#arcs;
    const { mirrored, ...pads } = this.#pads;
    return {
      figures: {
        features: this.count,
        lines: this.#lines.symbols.length,
        pads: this.#pads.symbols.length,
        arcs: this.#arcs.symbols.length,
        texts: this.#textCount,
        surfaces: this.#surfaceCount,
        traceMm: this.#traceMm,
        surfaceMm2: this.#surfaceMm2,
      },
      kinds: this.#kinds.finish(),
      rows: this.#rows.finish(),
      negative: this.#negative.finish(),
      lines: { ...lines, count: this.#lines.symbols.length },
      arcs: {
        ...{ ...finishAll(arcs), clockwise: clockwise.finish() },
        count: this.#arcs.symbols.length,
      },
      pads: {
        ...{ ...finishAll(pads), mirrored: mirrored.finish() },
        count: this.#pads.symbols.length,
      },
      surfaces: this.#surfaces.finish(),
      symbols,
      attributes: this.#attributes.finish(this.count),
    };
  }

  /** A record that keeps its number in the file but draws nothing. */
  #unreadable(): false {
    this.#feature(featureKind.unreadable, 0, false);
    return false;
  }

  #feature(kind: number, row: number, isNegative: boolean): void {
    const feature = this.count;
    if (feature >= mostFeatures)
      throw new EmiError({
        code: 'too-many-features',
        file: this.#scanner.file,
        line: this.#scanner.line,
        values: { limit: mostFeatures },
      });
    this.#kinds.push(kind);
    this.#rows.push(row);
    this.#negative.push(isNegative ? 1 : 0);
    this.#attributes.read(feature);
  }
}

function finishAll<K extends string>(lists: Record<K, Int32List>): Record<K, Int32Array>;
function finishAll(lists: Record<string, Int32List>): Record<string, Int32Array> {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.finish()]));
}

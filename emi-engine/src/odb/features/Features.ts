import { type LengthUnit } from '../text/LengthUnit.ts';

/** Kinds of features. An `unreadable` record has a number but draws nothing. */
export const featureKind = {
  line: 0,
  pad: 1,
  arc: 2,
  text: 3,
  surface: 4,
  barcode: 5,
  unreadable: 6,
} as const;

/** An entry of a file's symbol table, as written. */
export interface SymbolUse {
  readonly name: string;
  /** Unit of the sizes in the name: the entry's, else the file's. */
  readonly unit: LengthUnit;
  /** Location in the archive, for messages. */
  readonly place?: { readonly file: string; readonly line: number };
}

interface Drawn {
  readonly count: number;
  /**
   * Number of the feature in its file, from 0: the reference in eda/data and the order of drawing.
   */
  readonly features: Int32Array;
}

interface Stroked extends Drawn {
  /** Index into the file's symbols. */
  readonly symbols: Int32Array;
}

/** Straight strokes: four coordinates each, `xs ys xe ye`. */
export interface Lines extends Stroked {
  readonly xy: Int32Array;
}

/** Strokes along a circle: six coordinates each, `xs ys xe ye xc yc`; start = end is a whole circle. */
export interface Arcs extends Stroked {
  readonly xy: Int32Array;
  readonly clockwise: Uint8Array;
}

/** Placed symbols: two coordinates each. */
export interface Pads extends Stroked {
  readonly xy: Int32Array;
  /** Clockwise rotation in thousandths of a degree. */
  readonly angles: Int32Array;
  /** 1 if the symbol is mirrored in x before it is rotated. */
  readonly mirrored: Uint8Array;
  /** Scale in thousandths; 1000 is the original size. */
  readonly scales: Int32Array;
}

/**
 * Areas. Surface `i` has the rings `rings[i]` up to `rings[i + 1]`, ring `r` the points `points[r]`
 * up to `points[r + 1]`; point `p` lies at `xy[2 p]`, `xy[2 p + 1]`. Rings do not repeat their
 * first point, may touch themselves (KiCad writes holes as slits), and fill by the even-odd rule.
 */
export interface Surfaces extends Drawn {
  readonly rings: Int32Array;
  readonly points: Int32Array;
  /** 1 if the ring is a hole of the island before it. */
  readonly holes: Uint8Array;
  readonly xy: Int32Array;
}

/** Totals of a features file. Lengths in mm, areas in mm². */
export interface FeatureFigures {
  readonly features: number;
  readonly lines: number;
  readonly pads: number;
  readonly arcs: number;
  readonly texts: number;
  readonly surfaces: number;
  /** Length of all lines and arcs, of either polarity. */
  readonly traceMm: number;
  /** Islands minus holes and minus surfaces of negative polarity. */
  readonly surfaceMm2: number;
}

/** The content of one features file. All coordinates are whole nanometres, y upwards. */
export interface Features {
  readonly figures: FeatureFigures;
  /** Kind of each feature (`featureKind`). */
  readonly kinds: Uint8Array;
  /** Row of each feature among those of its kind. */
  readonly rows: Int32Array;
  /** 1 if the feature erases what was drawn before it. */
  readonly negative: Uint8Array;
  readonly lines: Lines;
  readonly arcs: Arcs;
  readonly pads: Pads;
  readonly surfaces: Surfaces;
  /** By their number in the file. */
  readonly symbols: ReadonlyMap<number, SymbolUse>;
  /** Values of attributes by name, one per feature: option or text number, -1 for none. */
  readonly attributes: ReadonlyMap<string, Int32Array>;
}

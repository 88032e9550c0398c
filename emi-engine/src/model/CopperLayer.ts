import { type Surfaces } from '../odb/features/Features.ts';

/** What every piece of copper has, one entry each. */
export interface Pieces {
  readonly count: number;
  /** Number of its net in the board, -1 where no net names it. */
  readonly nets: Int32Array;
  /** Number of its feature: the order of drawing, which matters where something is negative. */
  readonly features: Int32Array;
  /** 1 where it erases what was drawn before it on the layer. */
  readonly negative: Uint8Array;
}

/** Straight strokes with round ends; an arc is a chain of them with the same feature. */
export interface Segments extends Pieces {
  /** Four coordinates each, `xs ys xe ye`. */
  readonly xy: Int32Array;
  readonly widths: Int32Array;
}

/** Symbols put somewhere. */
export interface Pads extends Pieces {
  /** Two coordinates each. */
  readonly xy: Int32Array;
  /** Number of the form in `Board.shapes`. */
  readonly shapes: Int32Array;
  /** Clockwise, in thousandths of a degree. */
  readonly angles: Int32Array;
  /** 1 where the form is mirrored in x before it is turned. */
  readonly mirrored: Uint8Array;
  /** Thousandths of the form's size. */
  readonly scales: Int32Array;
}

/** Areas; their rings fill by even and odd (see `Surfaces`). */
export type Areas = Pieces & Surfaces;

/** The copper of one layer. */
export interface CopperLayer {
  readonly name: string;
  /** 0 is the top. */
  readonly index: number;
  /** The layer shows where copper is missing: copper is the outline without its pieces. */
  readonly isNegative: boolean;
  readonly segments: Segments;
  readonly pads: Pads;
  readonly areas: Areas;
}

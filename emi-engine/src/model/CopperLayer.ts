import { type Surfaces } from '../odb/features/Features.ts';

/** Columns that all pieces of copper share. */
export interface Pieces {
  readonly count: number;
  /** Number of its net in the board, -1 for none. */
  readonly nets: Int32Array;
  /** Number of its feature, which is the order of drawing and matters if something is negative. */
  readonly features: Int32Array;
  /** 1 if it erases what was drawn before it on the layer. */
  readonly negative: Uint8Array;
}

/** Straight strokes with round ends; an arc is a chain of them with the same feature. */
export interface Segments extends Pieces {
  /** Four coordinates each, `xs ys xe ye`. */
  readonly xy: Int32Array;
  readonly widths: Int32Array;
}

/** Placed symbols. */
export interface Pads extends Pieces {
  /** Two coordinates each. */
  readonly xy: Int32Array;
  /** Number of the shape in `Board.shapes`. */
  readonly shapes: Int32Array;
  /** Clockwise, in thousandths of a degree. */
  readonly angles: Int32Array;
  /** 1 if the shape is mirrored in x before rotation. */
  readonly mirrored: Uint8Array;
  /** Scale in thousandths. */
  readonly scales: Int32Array;
}

/** Areas; their rings fill by the even-odd rule (see `Surfaces`). */
export type Areas = Pieces & Surfaces;

export interface CopperLayer {
  readonly name: string;
  /** 0 is the top. */
  readonly index: number;
  /** On a negative layer, copper is the outline minus its pieces. */
  readonly isNegative: boolean;
  readonly segments: Segments;
  readonly pads: Pads;
  readonly areas: Areas;
}

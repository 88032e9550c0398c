/** Rings of `x y` pairs: ring `r` has the points `points[r]` up to `points[r + 1]`. */
export interface Rings {
  readonly points: Int32Array;
  readonly xy: Int32Array;
}

/** What every piece of copper has, one entry each. */
export interface Pieces {
  readonly count: number;
  /** Number of its net, -1 where no net names it. */
  readonly nets: Int32Array;
  /** Order of drawing, which matters where a piece of the layer is negative. */
  readonly features: Int32Array;
  /** 1 where it erases what was drawn before it on the layer. */
  readonly negative: Uint8Array;
}

/** Straight strokes with round ends: `xs ys xe ye` each. */
export interface Segments extends Pieces {
  readonly xy: Int32Array;
  readonly widths: Int32Array;
}

/** Forms put somewhere: mirrored in x, resized, then turned clockwise. */
export interface Pads extends Pieces {
  readonly xy: Int32Array;
  readonly shapes: Int32Array;
  /** Thousandths of a degree. */
  readonly angles: Int32Array;
  /** Thousandths of the form's size. */
  readonly scales: Int32Array;
  readonly mirrored: Uint8Array;
}

/** Areas: `i` has the rings `rings[i]` up to `rings[i + 1]`, which fill by even and odd. */
export type Areas = Pieces & Rings & { readonly rings: Int32Array };

/** A copper layer. */
export interface DrawnLayer {
  readonly name: string;
  /** Copper is the outline without the pieces. */
  readonly isNegative: boolean;
  readonly isPlane: boolean;
  /** Net of most of its area, -1 for none. */
  readonly planeNet: number;
  /** Indices of the planes beside it, the nearer first: there its return currents flow. */
  readonly references: readonly number[];
  /** Nets whose copper on this layer carries return currents of others. */
  readonly returnNets: readonly number[];
  readonly segments: Segments;
  readonly pads: Pads;
  readonly areas: Areas;
}

/** The form of a pad around its origin. */
export interface PadShape {
  /** Of a round one; all others have polygons. */
  readonly diameter: number | null;
  readonly polygons: readonly {
    /** Erases the polygons before it. */
    readonly isNegative: boolean;
    readonly rings: readonly (readonly number[])[];
  }[];
}

/** Round holes, and the copper layers that they go through. */
export interface Holes {
  readonly count: number;
  readonly xy: Int32Array;
  readonly diameters: Int32Array;
  readonly nets: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly vias: Uint8Array;
}

/** A part on the board. */
export interface DrawnPart {
  readonly ref: string;
  readonly side: 'top' | 'bottom';
  /** Corners of its extent, `x y` four times, one after the other. */
  readonly corners: readonly number[];
}

/** An extent in nanometres. */
export type Box = readonly [xMin: number, yMin: number, xMax: number, yMax: number];

/**
 * The geometry of a board. All coordinates and sizes are whole nanometres in the archive's origin,
 * y upwards, as seen from the top.
 */
export interface Drawing {
  readonly box: Box;
  /** None where the box stands for it. */
  readonly outline: Rings;
  readonly nets: readonly string[];
  readonly shapes: readonly PadShape[];
  /** From the top down. */
  readonly layers: readonly DrawnLayer[];
  readonly holes: Holes;
  readonly parts: readonly DrawnPart[];
}

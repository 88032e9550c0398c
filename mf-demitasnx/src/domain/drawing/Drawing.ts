/** Rings of `x y` pairs: ring `r` has the points from `points[r]` to before `points[r + 1]`. */
export interface Rings {
  readonly points: Int32Array;
  readonly xy: Int32Array;
}

/** Attributes of all copper pieces, one entry each. */
export interface Pieces {
  readonly count: number;
  /** Net number, -1 for none. */
  readonly nets: Int32Array;
  /** Drawing order; matters if the layer has negative pieces. */
  readonly features: Int32Array;
  /** 1 for a piece that erases earlier ones of the layer. */
  readonly negative: Uint8Array;
}

/** Straight strokes with round caps: `xs ys xe ye` each. */
export interface Segments extends Pieces {
  readonly xy: Int32Array;
  readonly widths: Int32Array;
}

/** Placed pad shapes: mirrored in x, scaled, then rotated clockwise. */
export interface Pads extends Pieces {
  readonly xy: Int32Array;
  readonly shapes: Int32Array;
  /** Thousandths of a degree. */
  readonly angles: Int32Array;
  /** Thousandths of the shape's size. */
  readonly scales: Int32Array;
  readonly mirrored: Uint8Array;
}

/**
 * Areas: area `i` has the rings from `rings[i]` to before `rings[i + 1]`, filled by the even-odd
 * rule.
 */
export type Areas = Pieces & Rings & { readonly rings: Int32Array };

export interface DrawnLayer {
  readonly name: string;
  /** Copper is the outline minus the pieces. */
  readonly isNegative: boolean;
  readonly isPlane: boolean;
  /** Net of the largest area, -1 for none. */
  readonly planeNet: number;
  /** Indices of the adjacent planes, nearest first, which carry its return currents. */
  readonly references: readonly number[];
  /** Nets whose copper on this layer carries return currents of others. */
  readonly returnNets: readonly number[];
  readonly segments: Segments;
  readonly pads: Pads;
  readonly areas: Areas;
}

/** The shape of a pad around its origin. */
export interface PadShape {
  /** Diameter of a round pad; other shapes have polygons. */
  readonly diameter: number | null;
  readonly polygons: readonly {
    /** Erases the polygons before it. */
    readonly isNegative: boolean;
    readonly rings: readonly (readonly number[])[];
  }[];
}

/** Round holes, and the copper layers they pass through. */
export interface Holes {
  readonly count: number;
  readonly xy: Int32Array;
  readonly diameters: Int32Array;
  readonly nets: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly vias: Uint8Array;
}

export interface DrawnPart {
  readonly ref: string;
  readonly side: 'top' | 'bottom';
  /** The four corners of its extent, as `x y` pairs in order. */
  readonly corners: readonly number[];
}

/** An extent in nanometres. */
export type Box = readonly [xMin: number, yMin: number, xMax: number, yMax: number];

/**
 * The geometry of a board. Coordinates and sizes are integer nanometers from the archive's origin,
 * y upwards, seen from the top.
 */
export interface Drawing {
  readonly box: Box;
  /** Empty if the box is the outline. */
  readonly outline: Rings;
  readonly nets: readonly string[];
  readonly shapes: readonly PadShape[];
  /** From top to bottom. */
  readonly layers: readonly DrawnLayer[];
  readonly holes: Holes;
  readonly parts: readonly DrawnPart[];
}

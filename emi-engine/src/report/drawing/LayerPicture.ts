/** Straight strokes with round ends by width, `xs ys xe ye` each; equal ends make a dot. */
export type Strokes = ReadonlyMap<number, readonly number[]>;

/** Rings of `x y` pairs that fill by the even-odd rule; the first point is not repeated. */
export type Rings = readonly ArrayLike<number>[];

/** Pieces of one polarity that are drawn together. They may overlap. */
export interface Run {
  /** Erases what earlier runs drew. */
  readonly isErasing: boolean;
  readonly strokes: Strokes;
  /** Rings that may overlap, each filled completely and counterclockwise. */
  readonly solids: readonly ArrayLike<number>[];
  /** Areas, each filled by the even-odd rule across its rings. */
  readonly areas: readonly Rings[];
}

/** The copper of a layer for drawing; lengths in nanometres, y upwards, seen from the top. */
export interface LayerPicture {
  /** The runs are drawn onto the filled outline. */
  readonly isNegative: boolean;
  /** In the order of drawing; a single run if the layer has one polarity. */
  readonly runs: readonly Run[];
  /** Pieces drawn as simplified copper because the layer has too many. */
  readonly simplified: number;
}

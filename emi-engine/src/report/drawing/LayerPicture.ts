/** Straight strokes with round ends by their width, `xs ys xe ye` each; a dot where both ends are one. */
export type Strokes = ReadonlyMap<number, readonly number[]>;

/** Rings of `x y` pairs that fill by even and odd; not closed by a repeated point. */
export type Rings = readonly ArrayLike<number>[];

/** Pieces of one polarity that are drawn together. They may overlap each other. */
export interface Run {
  /** Takes away what the runs before it drew. */
  readonly isErasing: boolean;
  readonly strokes: Strokes;
  /** Rings that may overlap, each filled whole and turning left. */
  readonly solids: readonly ArrayLike<number>[];
  /** Each filled by even and odd of its own rings. */
  readonly areas: readonly Rings[];
}

/** The copper of a layer as it is drawn; all lengths in nanometres, y upwards, from the top. */
export interface LayerPicture {
  /** The runs are drawn on the filled outline. */
  readonly isNegative: boolean;
  /** In the order of drawing; a single one where the layer has one polarity. */
  readonly runs: readonly Run[];
  /** Pieces that are drawn as simplified copper, since the layer has too many. */
  readonly simplified: number;
}

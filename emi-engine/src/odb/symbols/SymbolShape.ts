/** `xMin yMin xMax yMax` in nanometres. */
export type Box = readonly [xMin: number, yMin: number, xMax: number, yMax: number];

/**
 * Rings of `x y` pairs in nanometres that fill by the even-odd rule; the first point is not
 * repeated.
 */
export interface Polygon {
  readonly rings: readonly Int32Array[];
  /** Erases what the polygons before it drew. */
  readonly isNegative: boolean;
}

/**
 * The shape of a symbol around its origin, in nanometres.
 *
 * `box` is a symbol with a known extent only; `none` draws nothing.
 */
export type SymbolShape = {
  /** The symbol's name as the archive has it. */
  readonly name: string;
  readonly box: Box;
  /** The shape as polygons in the order of drawing, circles flattened. */
  readonly polygons: readonly Polygon[];
} & (
  | { readonly kind: 'round'; readonly diameter: number }
  | {
      readonly kind: 'rect';
      readonly width: number;
      readonly height: number;
      /** Radius of the rounded corners, 0 for none. */
      readonly radius: number;
      /** Length cut from each side at chamfered corners, 0 for none. */
      readonly chamfer: number;
    }
  | { readonly kind: 'oval'; readonly width: number; readonly height: number }
  | { readonly kind: 'octagon'; readonly width: number; readonly height: number }
  | { readonly kind: 'ring'; readonly outer: number; readonly inner: number }
  | { readonly kind: 'box' | 'user' | 'none' }
);

/** Width in nanometres of a line drawn with the symbol. */
export function strokeWidth(shape: SymbolShape): number {
  if (shape.kind === 'round') return shape.diameter;
  const [xMin, yMin, xMax, yMax] = shape.box;
  return Math.min(xMax - xMin, yMax - yMin);
}

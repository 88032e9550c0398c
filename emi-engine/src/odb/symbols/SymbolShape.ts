/** `xMin yMin xMax yMax` in nanometres. */
export type Box = readonly [xMin: number, yMin: number, xMax: number, yMax: number];

/** Rings of `x y` pairs in nanometres that fill by even and odd; not closed by a repeated point. */
export interface Polygon {
  readonly rings: readonly Int32Array[];
  /** Erases what the polygons before it drew. */
  readonly isNegative: boolean;
}

/**
 * The form of a symbol around its origin. All sizes are nanometres.
 *
 * `box` is a symbol that only its extent is known of; `none` draws nothing.
 */
export type SymbolShape = {
  /** The symbol's name as the archive has it. */
  readonly name: string;
  readonly box: Box;
  /** The form as polygons, circles as chains of lines, drawn in this order. */
  readonly polygons: readonly Polygon[];
} & (
  | { readonly kind: 'round'; readonly diameter: number }
  | {
      readonly kind: 'rect';
      readonly width: number;
      readonly height: number;
      /** Radius of the corners that are rounded, 0 for none. */
      readonly radius: number;
      /** Length that is cut from each side at the corners that are cut, 0 for none. */
      readonly chamfer: number;
    }
  | { readonly kind: 'oval'; readonly width: number; readonly height: number }
  | { readonly kind: 'octagon'; readonly width: number; readonly height: number }
  | { readonly kind: 'ring'; readonly outer: number; readonly inner: number }
  | { readonly kind: 'box' | 'user' | 'none' }
);

/** Width in nanometres of a line that is drawn with the symbol. */
export function strokeWidth(shape: SymbolShape): number {
  if (shape.kind === 'round') return shape.diameter;
  const [xMin, yMin, xMax, yMax] = shape.box;
  return Math.min(xMax - xMin, yMax - yMin);
}

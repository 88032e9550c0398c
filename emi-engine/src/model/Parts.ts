export interface BoardPart {
  /** Designator, like `U1`. */
  readonly ref: string;
  readonly name: string;
  readonly side: 'top' | 'bottom';
  /** Name of its package, empty without one. */
  readonly packageName: string;
  /** Bounding box of the package around its center before rotation, in nanometres. */
  readonly packageBox: readonly [xMin: number, yMin: number, xMax: number, yMax: number];
  readonly x: number;
  readonly y: number;
  /** Clockwise, in thousandths of a degree. */
  readonly angle: number;
  readonly properties: ReadonlyMap<string, string>;
  /** Its first pin and the one after its last, among the board's pins. */
  readonly pins: readonly [from: number, to: number];
}

/** Pins of all parts, one entry each. */
export interface Pins {
  readonly count: number;
  /** Two coordinates each, in nanometres. */
  readonly xy: Int32Array;
  /** Number of the net, -1 if the archive refers to an unknown net. */
  readonly nets: Int32Array;
  /** Number of the part. */
  readonly parts: Int32Array;
  readonly names: readonly string[];
}

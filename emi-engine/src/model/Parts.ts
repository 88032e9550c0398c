/** A part on the board. */
export interface BoardPart {
  /** Designator, like `U1`. */
  readonly ref: string;
  readonly name: string;
  readonly side: 'top' | 'bottom';
  /** Name of its package, empty without one. */
  readonly packageName: string;
  /** Extent of the package around its center before it is turned, in nanometres. */
  readonly packageBox: readonly [xMin: number, yMin: number, xMax: number, yMax: number];
  readonly x: number;
  readonly y: number;
  /** Clockwise, in thousandths of a degree. */
  readonly angle: number;
  readonly properties: ReadonlyMap<string, string>;
  /** Its first pin and the first behind its last, among the board's pins. */
  readonly pins: readonly [from: number, to: number];
}

/** Pins of all parts, one entry each. */
export interface Pins {
  readonly count: number;
  /** Two coordinates each, in nanometres. */
  readonly xy: Int32Array;
  /** Number of the net, -1 where the archive names one that is not there. */
  readonly nets: Int32Array;
  /** Number of the part. */
  readonly parts: Int32Array;
  readonly names: readonly string[];
}

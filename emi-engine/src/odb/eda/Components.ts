/** A part on the board. */
export interface Part {
  /** Designator, like `U1`. */
  readonly ref: string;
  /** Name of the part, often with its package. */
  readonly name: string;
  /** Number of its package in `eda/data`, -1 for none. */
  readonly package: number;
  readonly side: 'top' | 'bottom';
  /** Position in nanometres. */
  readonly x: number;
  readonly y: number;
  /** Clockwise rotation in thousandths of a degree. Writers disagree on mirrored parts. */
  readonly angle: number;
  /** Properties (`PRP`), like a value. */
  readonly properties: ReadonlyMap<string, string>;
  /** Its first pin and the one after its last, among all pins of the side. */
  readonly pins: readonly [from: number, to: number];
}

/** The content of a `components` file. */
export interface Components {
  readonly parts: readonly Part[];
  readonly pins: {
    readonly count: number;
    /** Two coordinates each, in nanometres. */
    readonly xy: Int32Array;
    /** Number of the net in `eda/data`. */
    readonly nets: Int32Array;
    readonly parts: Int32Array;
    readonly names: readonly string[];
  };
}

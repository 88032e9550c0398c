/** On which side a point of a net list lies; both for what goes through the board. */
export const netlistSide = { top: 0, bottom: 1, both: 2 } as const;

/** The content of a net list: names of nets, and points of their copper. */
export interface Netlist {
  /** Names of nets; points refer to them by their place. */
  readonly nets: readonly string[];
  readonly points: {
    readonly count: number;
    /** Two coordinates each, in nanometres. */
    readonly xy: Int32Array;
    /** Place of the net in `nets`. */
    readonly nets: Int32Array;
    /** `netlistSide` */
    readonly sides: Uint8Array;
  };
}

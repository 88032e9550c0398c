/** Side of a net-list point; `both` passes through the board. */
export const netlistSide = { top: 0, bottom: 1, both: 2 } as const;

/** Content of a net list: net names and points of their copper. */
export interface Netlist {
  /** Net names; points refer to them by index. */
  readonly nets: readonly string[];
  readonly points: {
    readonly count: number;
    /** Two coordinates each, in nanometres. */
    readonly xy: Int32Array;
    /** Index of the net in `nets`. */
    readonly nets: Int32Array;
    /** `netlistSide` */
    readonly sides: Uint8Array;
  };
}

/** What a hole is for; `unknown` where neither feature nor tool says it. */
export const holeKind = { plated: 0, unplated: 1, via: 2, unknown: 3 } as const;

/** Round holes of all drill layers, one entry each. Slots are not among them. */
export interface Holes {
  readonly count: number;
  /** Two coordinates each, in nanometres. */
  readonly xy: Int32Array;
  /** Diameter in nanometres. */
  readonly diameters: Int32Array;
  /** `holeKind` */
  readonly kinds: Uint8Array;
  /** Number of the net, -1 where no net names the hole. */
  readonly nets: Int32Array;
  /** Uppermost and lowest copper layer that the hole goes through, by index. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** 1 where a via of a net (`SNT VIA`) names the hole, or else where its kind is `via`. */
  readonly vias: Uint8Array;
}

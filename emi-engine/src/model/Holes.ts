/** Purpose of a hole; `unknown` if neither feature nor tool states it. */
export const holeKind = { plated: 0, unplated: 1, via: 2, unknown: 3 } as const;

/**
 * Holes of all drill layers, one entry each: round ones, then plated slots, each as a hole in its
 * middle, then holes that the archive has no drill for, inferred from pads.
 */
export interface Holes {
  readonly count: number;
  /** Number of round holes of drill layers, which come first. */
  readonly drilled: number;
  /** False if nothing tells where holes are: then none is known to be missing. */
  readonly isKnown: boolean;
  /** Two coordinates each, in nanometres. */
  readonly xy: Int32Array;
  /** Diameter in nanometres: of a slot its width, of an inferred hole half of its pad. */
  readonly diameters: Int32Array;
  /** `holeKind` */
  readonly kinds: Uint8Array;
  /** Number of the net, -1 for none. */
  readonly nets: Int32Array;
  /** Index of the first and last copper layer that the hole passes through. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** 1 if a via subnet (`SNT VIA`) names the hole, or if its kind is `via`. */
  readonly vias: Uint8Array;
}

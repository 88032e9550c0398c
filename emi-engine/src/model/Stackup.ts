/** A value, and whether the archive says it or it was assumed. */
export interface Known {
  readonly value: number;
  readonly isAssumed: boolean;
}

/** How the board is built. Between copper layer `i` and `i + 1` lies `dielectrics[i]`. */
export interface Stackup {
  /** Thickness of each copper layer in nanometres. */
  readonly copper: readonly Known[];
  readonly dielectrics: readonly {
    /** Thickness in nanometres. */
    readonly thickness: Known;
    /** Relative permittivity. */
    readonly permittivity: Known;
  }[];
}

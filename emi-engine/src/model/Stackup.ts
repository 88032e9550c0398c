/** A value, and whether it was assumed. */
export interface Known {
  readonly value: number;
  readonly isAssumed: boolean;
}

/** The layer stack-up. `dielectrics[i]` lies between copper layers `i` and `i + 1`. */
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

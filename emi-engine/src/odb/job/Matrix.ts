/** A layer of the matrix. All names are in lower case, as paths are compared. */
export interface MatrixLayer {
  readonly name: string;
  /** Position among the layers of the job, from the top of the board down. */
  readonly row: number;
  /** `board` for what the board is made of; `misc` for drawings. */
  readonly context: string;
  /** Type of the layer in lower case: `signal`, `power_ground`, `mixed`, `drill`, `dielectric` … */
  readonly type: string;
  /** A negative layer shows where copper is missing. */
  readonly isNegative: boolean;
  /** Layers between which a drill layer drills; empty where the matrix names none. */
  readonly start: string;
  readonly end: string;
}

export interface Matrix {
  /** Names of the steps in the order of their columns. */
  readonly steps: readonly string[];
  /** In the order of their rows. */
  readonly layers: readonly MatrixLayer[];
}

const copperTypes = new Set(['signal', 'power_ground', 'mixed']);

/** Whether a layer of the board is copper. Whether it is a plane only its copper tells. */
export function isCopper({ context, type }: MatrixLayer): boolean {
  return context === 'board' && copperTypes.has(type);
}

export function isDrill({ context, type }: MatrixLayer): boolean {
  return context === 'board' && type === 'drill';
}

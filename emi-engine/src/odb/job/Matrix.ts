/** A layer of the matrix. Names are in lower case, like comparable paths. */
export interface MatrixLayer {
  readonly name: string;
  /** Position among the layers of the job, from the top of the board down. */
  readonly row: number;
  /** `board` for layers of the board itself; `misc` for drawings. */
  readonly context: string;
  /** Type of the layer in lower case: `signal`, `power_ground`, `mixed`, `drill`, `dielectric` … */
  readonly type: string;
  /** On a negative layer, copper is what is not drawn. */
  readonly isNegative: boolean;
  /** Top and bottom layer of a drill layer; empty if the matrix names none. */
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

/** Whether a layer of the board is copper. The type does not tell whether it is a plane. */
export function isCopper({ context, type }: MatrixLayer): boolean {
  return context === 'board' && copperTypes.has(type);
}

const otherTypes = new Set([
  ...['solder_mask', 'solder_paste', 'silk_screen', 'component', 'dielectric', 'mask'],
  ...['conductive_paste', 'bend_area', 'flex_area', 'rigid_area', 'pi_area', 'coverlay'],
]);

/** Whether a layer may have drills, whatever the matrix calls it. */
export function mayHaveDrills(layer: MatrixLayer): boolean {
  return !isCopper(layer) && !otherTypes.has(layer.type);
}

export function isDrill({ context, type }: MatrixLayer): boolean {
  return context === 'board' && type === 'drill';
}

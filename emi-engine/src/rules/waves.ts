import { type Board } from '../model/Board.ts';

/** Speed of light in mm a microsecond, so that over MHz it gives mm. */
const lightMmMhz = 299_792.458;
/**
 * Part of the field of a common trace that lies in the dielectric: a permittivity of 4.3 comes to
 * an effective one of 3.3, as for a microstrip twice as wide as it is high.
 */
const fillingFactor = (3.3 - 1) / (4.3 - 1);

/** Effective permittivity for waves on the traces of a board, by the mean of its dielectrics. */
export function effectivePermittivity({ stackup: { dielectrics } }: Board): number {
  const sum = dielectrics.reduce((total, { permittivity }) => total + permittivity.value, 0);
  const mean = dielectrics.length > 0 ? sum / dielectrics.length : 4.3;
  return 1 + (mean - 1) * fillingFactor;
}

/** Length of a wave on the traces of a board, in mm. */
export function wavelengthMm(board: Board, frequencyMhz: number): number {
  return lightMmMhz / frequencyMhz / Math.sqrt(effectivePermittivity(board));
}

import { type Board } from '../model/Board.ts';

/** Speed of light in mm per microsecond; divided by MHz it gives mm. */
const lightMmMhz = 299_792.458;
/**
 * Share of the field of a typical trace inside the dielectric: a permittivity of 4.3 becomes an
 * effective 3.3, as for a microstrip twice as wide as high.
 */
const fillingFactor = (3.3 - 1) / (4.3 - 1);

/** Effective permittivity for traces of a board, from the mean of its dielectrics. */
export function effectivePermittivity({ stackup: { dielectrics } }: Board): number {
  const sum = dielectrics.reduce((total, { permittivity }) => total + permittivity.value, 0);
  const mean = dielectrics.length > 0 ? sum / dielectrics.length : 4.3;
  return 1 + (mean - 1) * fillingFactor;
}

/** Wavelength on the traces of a board, in mm. */
export function wavelengthMm(board: Board, frequencyMhz: number): number {
  return lightMmMhz / frequencyMhz / Math.sqrt(effectivePermittivity(board));
}

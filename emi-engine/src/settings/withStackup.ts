import { type Board } from '../model/Board.ts';
import { type AnalysisSettings } from './AnalysisSettings.ts';
import { nmOfMm } from '../model/lengths.ts';

/** Replaces the board's thicknesses and permittivity by the user's. */
export function withStackup(
  board: Board,
  { permittivity, dielectricMm = [] }: Pick<AnalysisSettings, 'permittivity' | 'dielectricMm'>,
): Board {
  const given = (value: number) => ({ value, isAssumed: false });
  const dielectrics = board.stackup.dielectrics.map((dielectric, index) => {
    const thickness = dielectricMm[index];
    return {
      thickness:
        thickness === undefined ? dielectric.thickness : given(Math.round(thickness * nmOfMm)),
      permittivity: permittivity === undefined ? dielectric.permittivity : given(permittivity),
    };
  });
  return { ...board, stackup: { ...board.stackup, dielectrics } };
}

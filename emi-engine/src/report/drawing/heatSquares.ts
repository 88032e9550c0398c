import { buildHeatMap, heatCellMm, heatSteps, type HeatMap } from '@portal/shared/domain';
import { type Finding } from '../../findings/Finding.ts';
import { nmOfMm } from '../../model/lengths.ts';

/** Side of a cell in nanometres. */
const side = heatCellMm * nmOfMm;

export function heatMapOf(findings: readonly Finding[]): HeatMap {
  return buildHeatMap(findings, side);
}

/** The corners of all cells, by color step. */
export function heatSquares({ cells }: HeatMap): readonly (readonly number[][])[] {
  return Array.from({ length: heatSteps }, (_, index) =>
    cells
      .filter(({ step }) => step === index + 1)
      .map(({ x, y }) => [x, y, x + side, y, x + side, y + side, x, y + side]),
  );
}

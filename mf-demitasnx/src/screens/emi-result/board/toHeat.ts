import { buildHeatMap, heatCellMm, type HeatMap } from '@portal/shared/domain';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import type { ListedFinding } from '../../../domain/results/Change.ts';
import { stateOf } from '../../../domain/results/Finding.ts';

/** The heat map of open findings, in millimeters of the archive as in reports. */
export function toHeat(findings: readonly ListedFinding[]): HeatMap {
  const open = findings.filter(
    (finding) => stateOf(finding) === 'open' && finding.change !== 'gone',
  );
  return buildHeatMap(
    open.map(({ xMm, yMm, score }) => ({ x: xMm, y: yMm, score })),
    heatCellMm,
  );
}

/** The same from the center of the board. */
export function centered({ most, cells }: HeatMap, { center }: Pick<Scene, 'center'>): HeatMap {
  const [centerX, centerY] = center;
  return {
    most,
    cells: cells.map((cell) => ({ ...cell, x: cell.x - centerX, y: cell.y - centerY })),
  };
}

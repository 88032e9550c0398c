import { type Finding } from '../../findings/Finding.ts';

/** Side of a cell in nanometres. */
export const heatCell = 2_000_000;
/** Number of color steps. */
export const heatSteps = 5;

/** Density of findings: the sum of their severities in cells of 2 mm. */
export interface HeatMap {
  /** The largest sum of any cell. */
  readonly most: number;
  /** Lower left corner in nanometres, sum, and color step from 1 to 5. */
  readonly cells: readonly {
    readonly x: number;
    readonly y: number;
    readonly sum: number;
    readonly step: number;
  }[];
}

/** Cells in the order of their place. */
export function buildHeatMap(findings: readonly Pick<Finding, 'x' | 'y' | 'score'>[]): HeatMap {
  const sums = new Map<string, { x: number; y: number; sum: number }>();
  for (const finding of findings) {
    const x = Math.floor(finding.x / heatCell) * heatCell;
    const y = Math.floor(finding.y / heatCell) * heatCell;
    const cell = sums.get(`${x} ${y}`);
    if (cell) cell.sum += finding.score;
    else sums.set(`${x} ${y}`, { x, y, sum: finding.score });
  }
  const cells = [...sums.values()].sort((one, other) => one.y - other.y || one.x - other.x);
  const most = cells.reduce((largest, { sum }) => Math.max(largest, sum), 0);
  const stepOf = (sum: number) => Math.max(1, Math.ceil((sum / most) * heatSteps));
  return { most, cells: cells.map((cell) => ({ ...cell, step: stepOf(cell.sum) })) };
}

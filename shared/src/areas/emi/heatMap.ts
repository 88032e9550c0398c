/** Side of a cell in millimeters. */
export const heatCellMm = 2;
/** Number of color steps. */
export const heatSteps = 5;

/** Steps of the heat map in one hue, so that they work on paper; more is farther from the ground. */
export const heatColors = {
  light: ['#fbe3c0', '#f5b971', '#e5812f', '#bd4f12', '#7a2c08'],
  dark: ['#4a2a12', '#7d4316', '#b3631f', '#e08d3f', '#ffc583'],
} as const;

/** A cell: its lower left corner, sum, and color step from 1 to 5. */
export interface HeatCell {
  readonly x: number;
  readonly y: number;
  readonly sum: number;
  readonly step: number;
}

/** Density of findings: the sum of their scores in square cells. */
export interface HeatMap {
  /** The largest sum of any cell. */
  readonly most: number;
  readonly cells: readonly HeatCell[];
}

/** Cells in the order of their place. @param side of a cell, in the unit of the places */
export function buildHeatMap(
  findings: readonly { readonly x: number; readonly y: number; readonly score: number }[],
  side: number,
): HeatMap {
  const sums = new Map<string, { x: number; y: number; sum: number }>();
  for (const finding of findings) {
    const x = Math.floor(finding.x / side) * side;
    const y = Math.floor(finding.y / side) * side;
    const cell = sums.get(`${x} ${y}`);
    if (cell) cell.sum += finding.score;
    else sums.set(`${x} ${y}`, { x, y, sum: finding.score });
  }
  const cells = [...sums.values()].sort((one, other) => one.y - other.y || one.x - other.x);
  const most = cells.reduce((largest, { sum }) => Math.max(largest, sum), 0);
  const stepOf = (sum: number) => Math.max(1, Math.ceil((sum / most) * heatSteps));
  return { most, cells: cells.map((cell) => ({ ...cell, step: stepOf(cell.sum) })) };
}

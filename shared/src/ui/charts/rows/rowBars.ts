import type { ChartSeries } from '../ChartData.ts';
import { rowPlot, type RowBlock } from './rowGeometry.ts';

/** A bar for the chart library, which counts rows from the bottom. */
interface RowBar {
  readonly x: number;
  readonly y: number;
  /** Pixels. */
  readonly width: number;
}

/**
 * The bars of one series in some rows; a value of 0 has none. Bars of a row are stacked; a single
 * bar is centered.
 */
export function rowBars(
  series: readonly ChartSeries[],
  index: number,
  { from, to }: RowBlock,
): readonly RowBar[] {
  const values = series[index]?.values.slice(from, to) ?? [];
  const { each, one } = rowPlot.bar;
  const below = ((series.length - 1) / 2 - index) * ((each + 2) / rowPlot.row);
  return values.flatMap((y, place) => {
    if (y === null || y === 0) return [];
    const isAlone = series.filter((other) => (other.values[from + place] ?? 0) !== 0).length === 1;
    const middle = to - from - place - 0.5;
    return [{ x: isAlone ? middle : middle + below, y, width: isAlone ? one : each }];
  });
}

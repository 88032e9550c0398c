import { drawnSeries, type ChartData, type ValueAxis } from '../ChartData.ts';
import { labelPlaces } from './labelPlaces.ts';
import { axisScale, type AxisScale } from './axisScale.ts';

/** Sizes in pixels of a chart over time; its width is that of its container. */
export const plot = {
  height: 300,
  top: 40,
  bottom: 56,
  side: 56,
  /** Number of places from which bars are drawn as one stepped area. */
  areaFrom: 120,
  /** Number of places up to which each point of a line has a dot. */
  dotsUpTo: 31,
  /** Width below which there is room for few labels only. */
  narrow: 560,
  labels: { wide: 8, narrow: 3 },
} as const;

export interface PlotScales {
  readonly left: AxisScale;
  readonly right: AxisScale;
}

/** The share of its place that a bar takes; smaller for few bars, which would be too wide. */
export function barShareOf(count: number): number {
  if (count >= plot.areaFrom) return 1;
  return Math.min(0.72, 0.1 + count * 0.06);
}

/** The places whose labels are shown in a chart, narrow or wide. */
export function labeledPlaces({ labels, marked = [...labels.keys()] }: ChartData) {
  return {
    wide: labelPlaces(marked, plot.labels.wide),
    narrow: labelPlaces(marked, plot.labels.narrow),
  };
}

/** The place whose bar still grows, from 0; -1 if there is none, or if an area replaces bars. */
export function runningBar({ labels, running }: Pick<ChartData, 'labels' | 'running'>): number {
  return running === undefined || labels.length >= plot.areaFrom ? -1 : labels.indexOf(running);
}

/** The axes of a chart, each for the highest value of its series. */
export function plotScales(data: ChartData): PlotScales {
  const { left, right } = data;
  const scaleOf = (side: 'left' | 'right', axis: ValueAxis | undefined) => {
    const values = drawnSeries(data)
      .filter((each) => (each.axis ?? 'left') === side)
      .flatMap((each) => each.values.map((value) => value ?? 0));
    return axisScale(
      values.reduce((top, value) => Math.max(top, value), 0),
      axis?.isCount,
    );
  };
  return { left: scaleOf('left', left), right: scaleOf('right', right) };
}

/** The center of a place as a share of the plot's width, 0 to 1. */
export function middleOf(place: number, count: number): number {
  return (place + 0.5) / count;
}

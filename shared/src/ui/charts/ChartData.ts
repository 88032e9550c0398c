/** Colors of a chart. Each product has one color in all charts. */
export type SeriesColor = 'first' | 'second' | 'ink';

/** The values of one series, one per label; null where there is none. */
export interface ChartSeries {
  readonly name: string;
  /** Default `bars`. `words` appear in the table and at the cursor only. */
  readonly kind?: 'bars' | 'line' | 'words';
  readonly color: SeriesColor;
  /** Whether a line includes the current period: a limit, or counts that matter at once. */
  readonly isUntilNow?: boolean;
  /** The axis of the values. Default `left`. */
  readonly axis?: 'left' | 'right';
  readonly values: readonly (number | null)[];
  /** Formats a value with its unit. */
  readonly format: (value: number) => string;
}

/** An axis of values; its title includes the unit. */
export interface ValueAxis {
  readonly title: string;
  /** Whether the values are counts: marks are whole numbers only. */
  readonly isCount?: boolean;
}

/**
 * The data of a chart. Labels may repeat: a bar is identified by its place, the index of its label.
 */
export interface ChartData {
  /** The meaning of the labels, with a unit if they have one: `Day`. */
  readonly labelTitle: string;
  readonly labels: readonly string[];
  /** Short labels for the axis, where there is little room. Default: the labels. */
  readonly shortLabels?: readonly string[];
  /** The label of the current period, whose values still grow. */
  readonly running?: string;
  /** Places on a gray ground, such as weekends. */
  readonly shaded?: { readonly name: string; readonly places: readonly number[] };
  /** Places whose labels are shown if there is room for some only. Default: all. */
  readonly marked?: readonly number[];
  readonly series: readonly ChartSeries[];
  readonly left: ValueAxis;
  readonly right?: ValueAxis;
}

type Drawn = Pick<ChartData, 'labels' | 'running' | 'series' | 'shaded'>;

/**
 * The series that are drawn, with the values that are: a line ends before the current period,
 * where it would seem to fall, and leaves out values of 0 at shaded places.
 */
export function drawnSeries({ labels, running, series, shaded }: Drawn): readonly ChartSeries[] {
  return shownSeries(series).map((each) => {
    if (each.kind !== 'line') return each;
    const isLeftOut = (value: number | null, place: number) =>
      (labels[place] === running && (!each.isUntilNow || value === 0)) ||
      (value === 0 && shaded?.places.includes(place));
    const values = each.values.map((value, place) => (isLeftOut(value, place) ? null : value));
    return { ...each, values };
  });
}

/** Whether nothing is drawn above the axis. */
export function isAllZero({ series }: Pick<ChartData, 'series'>): boolean {
  return shownSeries(series).every(({ values }) => values.every((value) => (value ?? 0) === 0));
}

function shownSeries(series: readonly ChartSeries[]): readonly ChartSeries[] {
  return series.filter(({ kind }) => kind !== 'words');
}

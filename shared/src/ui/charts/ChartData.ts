/** Colors of a chart; both products have theirs everywhere, lines that limit something are ink. */
export type SeriesColor = 'first' | 'second' | 'ink';

/** Numbers of one kind, one for each label; null where there is none. */
export interface ChartSeries {
  readonly name: string;
  /** Default `bars`. What is `words` stands in the table and at the cursor, and is not drawn. */
  readonly kind?: 'bars' | 'line' | 'words';
  readonly color: SeriesColor;
  /** The axis it is measured on. Default `left`. */
  readonly axis?: 'left' | 'right';
  readonly values: readonly (number | null)[];
  /** A value in words, with its unit. */
  readonly format: (value: number) => string;
}

/** Title with its unit, and numbers as they stand beside the marks. */
export interface ValueAxis {
  readonly title: string;
  /** Whole numbers only: things that are counted. */
  readonly isCount?: boolean;
}

/** What one chart shows. Labels need not differ: a bar is known by its place. */
export interface ChartData {
  /** What the labels are, with a unit if they have one: `Day`. */
  readonly labelTitle: string;
  readonly labels: readonly string[];
  /** Labels as they stand below the axis, where there is little room. Default: the labels. */
  readonly shortLabels?: readonly string[];
  /** The label of the place that is under way: its numbers still grow. */
  readonly running?: string;
  readonly series: readonly ChartSeries[];
  readonly left: ValueAxis;
  readonly right?: ValueAxis;
}

/** The series that are drawn. */
export function drawnSeries({ series }: Pick<ChartData, 'series'>): readonly ChartSeries[] {
  return series.filter(({ kind }) => kind !== 'words');
}

/** Whether nothing is drawn above the axis. */
export function isAllZero(data: Pick<ChartData, 'series'>): boolean {
  return drawnSeries(data).every(({ values }) => values.every((value) => (value ?? 0) === 0));
}

import { drawnSeries, type ChartSeries } from './ChartData.ts';

const line = (changes: Partial<ChartSeries>): ChartSeries => ({
  name: 'Utilization',
  kind: 'line',
  color: 'second',
  values: [18, 0, 1],
  format: String,
  ...changes,
});
const valuesOf = (series: ChartSeries, shaded: readonly number[] = []) =>
  drawnSeries({
    labels: ['10', '11', '12'],
    running: '12',
    shaded: { name: 'Weekends', places: shaded },
    series: [series],
  }).map(({ values }) => values);

describe('drawnSeries', () => {
  it('ends a line before the current period', () => {
    expect(valuesOf(line({}))).toEqual([[18, 0, null]]);
    expect(valuesOf(line({ kind: 'bars' }))).toEqual([[18, 0, 1]]);
  });

  it('draws a line until now that says so', () => {
    expect(valuesOf(line({ isUntilNow: true }))).toEqual([[18, 0, 1]]);
  });

  it('leaves a line out at shaded places without use', () => {
    expect(valuesOf(line({}), [0, 1])).toEqual([[18, null, null]]);
  });
});

import type { ChartSeries } from '../ChartData.ts';
import { rowBars } from './rowBars.ts';

const hours = (values: ChartSeries['values']): ChartSeries => ({
  name: 'Hours',
  color: 'first',
  values,
  format: String,
});
const series = [hours([5, 4, 0, null]), hours([3, 0, 2, 1])];
const all = { from: 0, to: 4 };

describe('rowBars', () => {
  it('stacks two bars of a row, and centers a single one', () => {
    // A row is 50 px; the centers of two bars of 16 px with 2 px between them are 9 px from its
    // center.
    expect(rowBars(series, 0, all)).toEqual([
      { x: 3.5 + 9 / 50, y: 5, width: 16 },
      { x: 2.5, y: 4, width: 24 },
    ]);
    expect(rowBars(series, 1, all)).toEqual([
      { x: 3.5 - 9 / 50, y: 3, width: 16 },
      { x: 1.5, y: 2, width: 24 },
      { x: 0.5, y: 1, width: 24 },
    ]);
  });

  it('draws the rows of a block from its own bottom', () => {
    expect(rowBars(series, 1, { from: 2, to: 3 })).toEqual([{ x: 0.5, y: 2, width: 24 }]);
  });
});

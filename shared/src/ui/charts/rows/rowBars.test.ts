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
  it('puts two bars of a row below each other, and the only one in the middle of its row', () => {
    // A row is 50 px; two bars of 16 px with 2 px between them have their middles 9 px from its own.
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

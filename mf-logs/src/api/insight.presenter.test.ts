import { anInsight } from '../testing/anInsight.ts';
import { presentInsight } from './insight.presenter.ts';

describe('presentInsight', () => {
  it('puts each hour of use at its place in the week, and 0 elsewhere', () => {
    const use = { cd: [[1, 0, 1.5] as const, [7, 23, 2] as const], pd: [] };
    const { weekHours } = presentInsight(
      anInsight({ use: { cd: use.cd.map(([...row]) => row), pd: [] } }),
    );
    expect(weekHours.cd).toHaveLength(168);
    expect(weekHours.cd[0]).toBe(1.5);
    expect(weekHours.cd[167]).toBe(2);
    expect(weekHours.cd.reduce((sum, hours) => sum + hours, 0)).toBe(3.5);
    expect(weekHours.pd.every((hours) => hours === 0)).toBe(true);
  });
});

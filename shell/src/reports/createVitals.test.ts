import type { Visit } from './createVisits.ts';
import { createVitals } from './createVitals.ts';

const aVisit = (name: string): Visit => ({
  name,
  hash: 'aaaaaaaa',
  route: '/',
  since: 0,
  loadMs: 1,
});

describe('createVitals', () => {
  it('has the worst of each visit, and the sum of its shifts', () => {
    const vitals = createVitals(true);
    const [parts, boards] = [aVisit('mf-parts'), aVisit('mf-boards')];
    vitals.began(parts);
    vitals.painted(parts, 900);
    vitals.painted(parts, 1400);
    vitals.answered(boards, 80);
    vitals.answered(boards, 40);
    vitals.shifted(boards, 0.02);
    vitals.shifted(boards, 0.05);
    const told = vitals.take().map(({ name, measure, value }) => [name, measure, value]);
    expect(told).toEqual([
      ['mf-parts', 'cls', 0],
      ['mf-parts', 'lcp', 1400],
      ['mf-boards', 'cls', 70],
      ['mf-boards', 'inp', 80],
    ]);
  });

  it('tells of a visit once, and of nothing that belongs to none', () => {
    const vitals = createVitals(false);
    const parts = aVisit('mf-parts');
    vitals.answered(parts, 80);
    expect(vitals.take()).toHaveLength(1);
    vitals.answered(parts, 90);
    vitals.answered(undefined, 90);
    expect(vitals.take()).toEqual([]);
  });
});

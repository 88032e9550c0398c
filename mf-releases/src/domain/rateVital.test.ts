import { rateVital, worstVital } from './rateVital.ts';

describe('rateVital', () => {
  it.each([
    ['lcp', 2500, 'good'],
    ['lcp', 2501, 'fair'],
    ['lcp', 4001, 'poor'],
    ['inp', 200, 'good'],
    ['inp', 500, 'fair'],
    ['cls', 100, 'good'],
    ['cls', 251, 'poor'],
    ['cls', null, undefined],
  ] as const)('%s of %s is %s', (vital, p75, rating) => {
    expect(rateVital(vital, p75)).toBe(rating);
  });
});

describe('worstVital', () => {
  it('is the vital with the worst rating', () => {
    const measured = { lcp: { p75: 2600 }, inp: { p75: 600 }, cls: { p75: null } };
    expect(worstVital(measured)).toEqual({ vital: 'inp', rating: 'poor' });
  });

  it('is undefined while nothing was measured', () => {
    const none = { p75: null };
    expect(worstVital({ lcp: none, inp: none, cls: none })).toBeUndefined();
  });
});

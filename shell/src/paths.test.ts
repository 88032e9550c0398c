import { needsNoAccount } from './paths.ts';

describe('needsNoAccount', () => {
  it.each([
    ['/estimate', true],
    ['/estimate/', true],
    ['/ja/estimate', true],
    ['/store', false],
    ['/estimates', false],
    ['/', false],
  ])('answers for %s: %s', (path, isExempt) => {
    expect(needsNoAccount(path)).toBe(isExempt);
  });
});

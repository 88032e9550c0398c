import { describe, expect, it } from '@jest/globals';
import { comparePackages, packageBudgetsFor } from './packageBudgets.mjs';

const weights = new Map([
  ['small', 400],
  ['heavy', 12_100],
  ['tiny', 200],
]);

describe('packageBudgetsFor', () => {
  it('names packages from a kilobyte on and groups the rest', () => {
    expect(packageBudgetsFor(weights)).toEqual({ heavy: 12.5, others: 1 });
  });
});

describe('comparePackages', () => {
  it('counts packages without a budget among the others', () => {
    expect(comparePackages(new Map([...weights, ['new', 3000]]), { heavy: 12, others: 1 })).toEqual(
      [
        { name: 'heavy', budget: 12, bytes: 12_100, parts: '' },
        { name: 'others', budget: 1, bytes: 3600, parts: 'new 3.0, small 0.4, tiny 0.2' },
      ],
    );
  });

  it('counts a removed package as weighing nothing', () => {
    expect(comparePackages(new Map(), { gone: 2 })).toEqual([
      { name: 'gone', budget: 2, bytes: 0, parts: '' },
    ]);
  });
});

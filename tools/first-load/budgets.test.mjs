import { describe, expect, it } from '@jest/globals';
import { budgetsFor, findOverBudget } from './budgets.mjs';

describe('budgetsFor', () => {
  it('rounds up to half kilobytes with a quarter as room, in the order of paths', () => {
    const loads = [
      { path: '/licenses', bytes: 176_251 },
      { path: '/cart', bytes: 180_250 },
    ];
    expect(Object.entries(budgetsFor(loads))).toEqual([
      ['/cart', 180.5],
      ['/licenses', 177],
    ]);
  });
});

describe('findOverBudget', () => {
  it('accepts a screen that weighs exactly its budget', () => {
    expect(findOverBudget([{ path: '/cart', bytes: 180_500 }], { '/cart': 180.5 })).toEqual([]);
  });

  it('names a screen above its budget with both figures', () => {
    expect(findOverBudget([{ path: '/cart', bytes: 180_601 }], { '/cart': 180.5 })).toEqual([
      'The first load of /cart weighs 180.601 kB; its budget is 180.5 kB.',
    ]);
  });

  it('names a screen without a budget', () => {
    expect(findOverBudget([{ path: '/cart', bytes: 1 }], {})).toEqual([
      'The screen /cart has no budget.',
    ]);
  });

  it('names a budget whose screen is not built', () => {
    expect(findOverBudget([], { '/cart': 180.5 })).toEqual([
      'The budget of /cart has no built screen.',
    ]);
  });
});

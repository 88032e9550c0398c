import { median, quantile } from './quantile.ts';

describe('median', () => {
  it('is the middle of an odd number of values in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('lies between the two middle values of an even number', () => {
    expect(median([1, 9, 3, 5])).toBe(4);
  });

  it('is not a number when nothing was measured', () => {
    expect(median([])).toBeNaN();
  });
});

describe('quantile', () => {
  it('gives the quarters', () => {
    expect([0, 0.25, 0.75, 1].map((share) => quantile([1, 2, 3, 4, 5], share))).toEqual([
      1, 2, 4, 5,
    ]);
  });
});

import { figureOf, median, quantile, ratioOf } from './Figure.ts';

describe('figureOf', () => {
  it('has the median and the quartiles', () => {
    expect(figureOf([50, 10, 20, 40, 30])).toEqual({
      median: 30,
      lowerQuartile: 20,
      upperQuartile: 40,
      samples: 5,
    });
  });
});

describe('ratioOf', () => {
  it('compares within rounds', () => {
    expect(ratioOf([1, 2, 30], [2, 4, 60])).toMatchObject({ median: 0.5, samples: 3 });
  });

  it('omits rounds that the baseline lacks', () => {
    expect(ratioOf([1, 2], [2]).samples).toBe(1);
  });
});

describe('median', () => {
  it('is the middle of an odd number of values in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('lies between the two middle values of an even number', () => {
    expect(median([1, 9, 3, 5])).toBe(4);
  });

  it('is NaN without values', () => {
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

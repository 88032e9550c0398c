import { figureOf, ratioOf } from './Figure.ts';

describe('figureOf', () => {
  it('has the median and the middle half of the values', () => {
    expect(figureOf([50, 10, 20, 40, 30])).toEqual({
      median: 30,
      lowerQuartile: 20,
      upperQuartile: 40,
      samples: 5,
    });
  });
});

describe('ratioOf', () => {
  it('compares round by round', () => {
    expect(ratioOf([1, 2, 30], [2, 4, 60])).toMatchObject({ median: 0.5, samples: 3 });
  });

  it('leaves out rounds that the other side lacks', () => {
    expect(ratioOf([1, 2], [2]).samples).toBe(1);
  });
});

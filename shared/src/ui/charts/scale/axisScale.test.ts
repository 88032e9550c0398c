import { axisScale } from './axisScale.ts';

describe('axisScale', () => {
  it.each([
    [0.3, false, [0, 0.1, 0.2, 0.3, 0.4]],
    [10, false, [0, 2.5, 5, 7.5, 10]],
    [97.4, false, [0, 25, 50, 75, 100]],
    [101, false, [0, 30, 60, 90, 120]],
    // Counts have no halves.
    [10, true, [0, 3, 6, 9, 12]],
    [1, true, [0, 1, 2, 3, 4]],
    [1234, true, [0, 400, 800, 1200, 1600]],
  ])('has round marks up to the highest value %p (counted: %p)', (highest, isCount, marks) => {
    expect(axisScale(highest, isCount)).toEqual({ top: marks.at(-1), marks });
  });

  it('marks only 0 when nothing is above it', () => {
    expect(axisScale(0)).toEqual({ top: 1, marks: [0] });
  });
});

import { highest, mean, splitIntoWeeks } from './splitIntoWeeks.ts';

// 2026-11-20 is a Friday.
const days = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30'];
const { firstDays, reduce } = splitIntoWeeks(days.map((day) => `2026-11-${day}`));

describe('splitIntoWeeks', () => {
  it('starts weeks on Monday, and the first one on the first day', () => {
    expect(firstDays).toEqual(['2026-11-20', '2026-11-23', '2026-11-30']);
  });

  it('reduces each week to one value, whatever its number of days', () => {
    const values = [3, 0, 0, 7, 7, 7, 7, 7, 0, 0, 4];
    // (3 + 0 + 0) / 3 = 1; (5 × 7 + 2 × 0) / 7 = 5; 4 / 1 = 4.
    expect(reduce(values, mean)).toEqual([1, 5, 4]);
    expect(reduce(values, highest)).toEqual([3, 7, 4]);
  });

  it('skips days without a value, and has null for a week of such days', () => {
    const values = [null, null, 6, 2, null, 4, null, null, null, null, null];
    expect(reduce(values, mean)).toEqual([6, 3, null]);
  });

  it('returns no weeks without days', () => {
    expect(splitIntoWeeks([]).firstDays).toEqual([]);
  });
});

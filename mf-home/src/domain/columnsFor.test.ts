import { columnsFor } from './columnsFor.ts';

describe('columnsFor', () => {
  it.each([
    [1, 1],
    [4, 4],
    [6, 6],
    [7, 4],
    [11, 6],
    [13, 5],
  ])('has for %i tiles %i columns', (tiles, columns) => {
    expect(columnsFor(tiles)).toBe(columns);
  });
});

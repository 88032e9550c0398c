import { columnsFor } from './columnsFor.ts';

describe('columnsFor', () => {
  it.each([
    [1, 1],
    [4, 4],
    [5, 5],
    [6, 3],
    [7, 4],
    [11, 4],
  ])('has for %i tiles %i columns', (tiles, columns) => {
    expect(columnsFor(tiles)).toBe(columns);
  });
});

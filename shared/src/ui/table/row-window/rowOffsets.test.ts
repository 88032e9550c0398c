import fc from 'fast-check';
import { rowAt, rowOffsets, rowsInSight } from './rowOffsets.ts';

const offsets = rowOffsets(4, (index) => [10, 20, 30, 40][index] ?? 0);

describe('rowOffsets', () => {
  it('adds the heights up', () => {
    expect([...offsets]).toEqual([0, 10, 30, 60, 100]);
  });
});

describe('rowAt', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [9, 0],
    [10, 1],
    [59, 2],
    [60, 3],
    [1000, 3],
  ])('finds the row at %s px', (distance, row) => {
    expect(rowAt(offsets, distance)).toBe(row);
  });

  it('finds the row that contains the distance', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(heights, fc.nat(60_000), (sizes, wanted) => {
        const edges = rowOffsets(sizes.length, (index) => sizes[index] ?? 0);
        const distance = wanted % (edges.at(-1) ?? 1);
        const row = rowAt(edges, distance);
        expect(edges[row]).toBeLessThanOrEqual(distance);
        expect(edges[row + 1]).toBeGreaterThan(distance);
      }),
    );
  });
});

describe('rowsInSight', () => {
  it('contains the rows in the window and some around them', () => {
    expect(rowsInSight(offsets, 12, 10, 0)).toEqual({ start: 1, end: 2 });
    expect(rowsInSight(offsets, 12, 10, 1)).toEqual({ start: 0, end: 3 });
    expect(rowsInSight(offsets, -500, 100, 2)).toEqual({ start: 0, end: 3 });
  });

  it('is empty without rows', () => {
    expect(
      rowsInSight(
        rowOffsets(0, () => 1),
        0,
        800,
        8,
      ),
    ).toEqual({ start: 0, end: 0 });
  });
});

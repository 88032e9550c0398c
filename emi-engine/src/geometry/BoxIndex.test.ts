import { BoxIndex } from './BoxIndex.ts';

const segments = Int32Array.from([...[0, 0, 100, 0], ...[0, 50, 100, 80], ...[500, 500, 400, 400]]);

function found(index: BoxIndex, box: [number, number, number, number], margin: number): number[] {
  const rows: number[] = [];
  index.search(box, margin, (row) => rows.push(row));
  return rows.sort();
}

describe('BoxIndex', () => {
  it('finds the segments whose boxes touch another box with a margin', () => {
    const index = BoxIndex.ofSegments(segments);
    expect(found(index, [50, 10, 60, 20], 0)).toEqual([]);
    expect(found(index, [60, 20, 50, 10], 10)).toEqual([0]);
    expect(found(index, [50, 10, 60, 20], 30)).toEqual([0, 1]);
    expect(found(BoxIndex.ofSegments(segments, Int32Array.of(2)), [0, 0, 450, 450], 0)).toEqual([
      2,
    ]);
  });

  it('finds the nearest suitable point', () => {
    const index = BoxIndex.ofPoints(Int32Array.of(0, 0, 30, 0, 0, 40));
    expect(index.nearest(20, 0)).toBe(1);
    expect(index.nearest(20, 0, Infinity, (row) => row !== 1)).toBe(0);
    expect(index.nearest(20, 100, 50)).toBeUndefined();
  });

  it('finds nothing in an empty index', () => {
    const index = BoxIndex.ofPoints(new Int32Array());
    expect(index.nearest(0, 0)).toBeUndefined();
    expect(found(index, [0, 0, 9, 9], 9)).toEqual([]);
  });
});

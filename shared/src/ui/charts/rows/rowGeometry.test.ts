import { blocksInSight, paperBlocks } from './rowGeometry.ts';

describe('blocksInSight', () => {
  it('draws the first forty rows of a long chart at first', () => {
    expect(blocksInSight(2000, 0, 600)).toEqual([
      { from: 0, to: 20 },
      { from: 20, to: 40 },
    ]);
  });

  it('draws the visible blocks and one more on both sides', () => {
    // Row 500 begins at 25,000 px.
    expect(blocksInSight(2000, 25_000, 25_600).map(({ from }) => from)).toEqual([480, 500, 520]);
  });

  it('ends with the last row', () => {
    expect(blocksInSight(23, 0, 600)).toEqual([
      { from: 0, to: 20 },
      { from: 20, to: 23 },
    ]);
    expect(blocksInSight(0, 0, 600)).toEqual([]);
  });
});

describe('paperBlocks', () => {
  it('has all rows, in blocks of which several fit on a sheet', () => {
    expect(paperBlocks(10)).toEqual([
      { from: 0, to: 4 },
      { from: 4, to: 8 },
      { from: 8, to: 10 },
    ]);
    expect(paperBlocks(0)).toEqual([]);
  });
});

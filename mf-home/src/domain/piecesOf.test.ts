import { piecesOf } from './piecesOf.ts';

describe('piecesOf', () => {
  it('leaves each separator at the end of its piece, without the space', () => {
    expect(piecesOf('2026-12-01 · Paid · Invoice', ' · ')).toEqual([
      '2026-12-01 ·',
      'Paid ·',
      'Invoice',
    ]);
    expect(piecesOf('by 2026-12-01', ' ')).toEqual(['by', '2026-12-01']);
  });
});

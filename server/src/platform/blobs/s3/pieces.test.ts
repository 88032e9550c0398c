import { describe, expect, it } from '@jest/globals';
import { coveringPieces, pieceName, readPieceName } from './pieces.ts';

const spans = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([start, end]) => ({ start, end }));

describe('coveringPieces', () => {
  it.each([
    ['one after the other', spans([0, 3], [3, 5]), spans([0, 3], [3, 5])],
    ['in any order', spans([3, 5], [0, 3]), spans([0, 3], [3, 5])],
    ['that overlap', spans([0, 3], [0, 5], [3, 9], [4, 6]), spans([0, 3], [0, 5], [3, 9])],
    ['up to a gap', spans([0, 3], [4, 6]), spans([0, 3])],
    ['without a beginning', spans([1, 3]), []],
  ])('takes pieces %s', (_how, pieces, covering) => {
    expect(coveringPieces(pieces)).toEqual(covering);
  });

  it('gives pieces names that can be parsed and sorted', () => {
    const piece = { start: 8_388_608, end: 12_345_678 };
    expect(readPieceName(pieceName(piece))).toEqual(piece);
    expect(pieceName({ start: 9, end: 10 }) < pieceName({ start: 10, end: 11 })).toBe(true);
    expect(readPieceName('begun')).toBeUndefined();
  });
});

/** Byte range of a file stored in one object: from `start` (0-based) to before `end`. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

/** Enough for 1 TB, so that names sort by offset. */
const digits = 12;

export function pieceName({ start, end }: Piece): string {
  return [start, end].map((offset) => String(offset).padStart(digits, '0')).join('-');
}

/** @returns `undefined` when the name is not a piece */
export function readPieceName(name: string): Piece | undefined {
  const [, start, end] = /^(\d+)-(\d+)$/.exec(name) ?? [];
  return start === undefined ? undefined : { start: Number(start), end: Number(end) };
}

/**
 * The pieces that cover the file's beginning without a gap, each reaching further than the previous
 * one. The end of the last one is the file's current size.
 */
export function coveringPieces(pieces: readonly Piece[]): Piece[] {
  const covering: Piece[] = [];
  let at = 0;
  for (const piece of pieces.toSorted((one, other) => one.start - other.start)) {
    if (piece.start > at) break;
    if (piece.end <= at) continue;
    covering.push(piece);
    at = piece.end;
  }
  return covering;
}

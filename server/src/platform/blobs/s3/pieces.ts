/** Bytes of a file that lie in one object: from `start`, counted from 0, to before `end`. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

/** Enough for a thousand gigabytes, so that names are in the order of what they name. */
const digits = 12;

export function pieceName({ start, end }: Piece): string {
  return [start, end].map((offset) => String(offset).padStart(digits, '0')).join('-');
}

/** @returns `undefined` for what is no piece */
export function readPieceName(name: string): Piece | undefined {
  const [, start, end] = /^(\d+)-(\d+)$/.exec(name) ?? [];
  return start === undefined ? undefined : { start: Number(start), end: Number(end) };
}

/**
 * Those pieces that make up the file's beginning without a gap, each reaching further than the one
 * before it. The end of the last one is the size of what is there.
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

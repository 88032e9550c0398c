/**
 * Pieces of one kind of a layer, for the graphics card and for questions: `stride` numbers each, in
 * millimetres from the middle of the board. First those larger than a tile, then those of each tile,
 * row by row from below.
 */
export interface PieceSet {
  readonly count: number;
  readonly stride: number;
  readonly values: Float32Array;
  readonly nets: Int32Array;
  /** Where the pieces of each tile begin, and behind the last one their number. */
  readonly tiles: Int32Array;
}

/** The tiles of a board: as many in a row as in a column. */
export interface TileGrid {
  readonly columns: number;
  readonly rows: number;
  readonly xMin: number;
  readonly yMin: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
}

const tilesInRow = 16;

/** @param width and height of the board in mm, whose middle is the origin */
export function tileGridOf(width: number, height: number): TileGrid {
  return {
    columns: tilesInRow,
    rows: tilesInRow,
    xMin: -width / 2,
    yMin: -height / 2,
    tileWidth: Math.max(width / tilesInRow, 1e-6),
    tileHeight: Math.max(height / tilesInRow, 1e-6),
  };
}

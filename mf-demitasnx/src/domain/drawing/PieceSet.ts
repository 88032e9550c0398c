/**
 * Pieces of one kind of a layer, for rendering and hit tests: `stride` numbers each, in millimeters
 * from the center of the board. Pieces larger than a tile come first, then those of each tile, row
 * by row from the bottom.
 */
export interface PieceSet {
  readonly count: number;
  readonly stride: number;
  readonly values: Float32Array;
  readonly nets: Int32Array;
  /** Start of each tile's pieces; the last entry is the total. */
  readonly tiles: Int32Array;
}

/** The tiles of a board, as many rows as columns. */
export interface TileGrid {
  readonly columns: number;
  readonly rows: number;
  readonly xMin: number;
  readonly yMin: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
}

const tilesInRow = 16;

/**
 * @param width Board width in mm; the origin is its center
 * @param height Board height in mm
 */
export function makeTileGrid(width: number, height: number): TileGrid {
  return {
    columns: tilesInRow,
    rows: tilesInRow,
    xMin: -width / 2,
    yMin: -height / 2,
    tileWidth: Math.max(width / tilesInRow, 1e-6),
    tileHeight: Math.max(height / tilesInRow, 1e-6),
  };
}

import { capsuleNumbers, type PieceList } from './PieceList.ts';
import type { PieceSet, TileGrid } from './PieceSet.ts';

/** Sorts a list into the order of `PieceSet`, so that visible pieces are adjacent. */
export function sortIntoTiles(list: PieceList, grid: TileGrid): PieceSet {
  const { count, stride, values, nets } = list;
  const places = new Int32Array(count);
  const tiles = new Int32Array(grid.columns * grid.rows + 2);
  for (let piece = 0; piece < count; piece++) {
    const place = picturePlace(values, piece * stride, stride, grid);
    places[piece] = place;
    tiles[place + 1] = (tiles[place + 1] ?? 0) + 1;
  }
  for (let place = 1; place < tiles.length; place++)
    tiles[place] = (tiles[place] ?? 0) + (tiles[place - 1] ?? 0);
  const next = tiles.slice();
  const sorted = new Float32Array(values.length);
  const sortedNets = new Int32Array(count);
  for (let piece = 0; piece < count; piece++) {
    const place = places[piece] ?? 0;
    const to = next[place] ?? 0;
    next[place] = to + 1;
    sortedNets[to] = nets[piece] ?? -1;
    for (let at = 0; at < stride; at++) sorted[to * stride + at] = values[piece * stride + at] ?? 0;
  }
  return { count, stride, values: sorted, nets: sortedNets, tiles };
}

/** 0 for a large piece, otherwise 1 plus the tile of its center. */
function picturePlace(values: Float32Array, at: number, stride: number, grid: TileGrid): number {
  const [xMin, yMin, xMax, yMax] = pieceExtent(values, at, stride);
  if (xMax - xMin > grid.tileWidth || yMax - yMin > grid.tileHeight) return 0;
  const column = Math.floor(((xMin + xMax) / 2 - grid.xMin) / grid.tileWidth);
  const row = Math.floor(((yMin + yMax) / 2 - grid.yMin) / grid.tileHeight);
  // Pieces outside the outline are always drawn, like large ones.
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return 0;
  return 1 + row * grid.columns + column;
}

/** The extent of the piece at index `at`. */
export function pieceExtent(
  values: Float32Array,
  at: number,
  stride: number,
): readonly [xMin: number, yMin: number, xMax: number, yMax: number] {
  const value = (offset: number) => values[at + offset] ?? 0;
  if (stride === capsuleNumbers) {
    const half = value(4) / 2;
    return [
      Math.min(value(0), value(2)) - half,
      Math.min(value(1), value(3)) - half,
      Math.max(value(0), value(2)) + half,
      Math.max(value(1), value(3)) + half,
    ];
  }
  return [Math.min(value(2), value(4)), value(0), Math.max(value(3), value(5)), value(1)];
}

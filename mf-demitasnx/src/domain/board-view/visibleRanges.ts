import type { PieceSet, TileGrid } from '../drawing/PieceSet.ts';

/** An extent on the board in millimetres. */
export interface Extent {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

/** Pieces that lie behind one another: the first, and the first behind the last. */
export type Range = readonly [from: number, to: number];

/** Of more tile rows than this, all tiles are drawn at once: fewer calls are worth more pieces. */
const mostRows = 6;

/**
 * The pieces of a set that can be in sight, as a few ranges: the large ones, and those of the tiles
 * in sight, a range for each row of tiles. At most `mostRangesOf` of them.
 */
export function visibleRanges({ count, tiles }: PieceSet, grid: TileGrid, sight: Extent): Range[] {
  if (count === 0) return [];
  const { columns, rows, xMin, yMin, tileWidth, tileHeight } = grid;
  // A piece belongs to the tile of its middle and reaches half a tile beyond it at most.
  const tileOf = (value: number, origin: number, size: number) =>
    Math.floor((value - origin) / size);
  const left = Math.max(0, tileOf(sight.xMin - tileWidth / 2, xMin, tileWidth));
  const right = Math.min(columns - 1, tileOf(sight.xMax + tileWidth / 2, xMin, tileWidth));
  const below = Math.max(0, tileOf(sight.yMin - tileHeight / 2, yMin, tileHeight));
  const above = Math.min(rows - 1, tileOf(sight.yMax + tileHeight / 2, yMin, tileHeight));
  if (above - below >= mostRows) return [[0, count]];
  const ranges: Range[] = [];
  const add = (from: number, to: number) => {
    if (from >= to) return;
    const last = ranges.at(-1);
    if (last?.[1] === from) ranges[ranges.length - 1] = [last[0], to];
    else ranges.push([from, to]);
  };
  add(0, tiles[1] ?? 0);
  for (let row = below; row <= above && left <= right; row++)
    add(tiles[1 + row * columns + left] ?? 0, tiles[2 + row * columns + right] ?? 0);
  return ranges;
}

/** The most ranges that one set of pieces can have. */
export const mostRanges = mostRows + 1;

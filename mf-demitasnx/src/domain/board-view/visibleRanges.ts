import type { PieceSet, TileGrid } from '../drawing/PieceSet.ts';

/** An extent on the board in millimeters. */
export interface Extent {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

/** A half-open range of pieces. */
export type Range = readonly [from: number, to: number];

/** With more visible tile rows, everything is drawn at once: fewer calls outweigh more pieces. */
const mostRows = 6;

/**
 * The possibly visible pieces of a set in at most `mostRanges` ranges: the large ones, and one
 * range per row of visible tiles.
 */
export function visibleRanges({ count, tiles }: PieceSet, grid: TileGrid, sight: Extent): Range[] {
  if (count === 0) return [];
  const { columns, rows, xMin, yMin, tileWidth, tileHeight } = grid;
  // A piece belongs to the tile of its center and extends at most half a tile beyond it.
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

/** Maximum number of ranges of a set. */
export const mostRanges = mostRows + 1;

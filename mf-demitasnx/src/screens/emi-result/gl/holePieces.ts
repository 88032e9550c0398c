import { capsuleNumbers } from '../../../domain/drawing/PieceList.ts';
import type { PieceSet, TileGrid } from '../../../domain/drawing/PieceSet.ts';
import type { SceneHole } from '../../../domain/drawing/Scene.ts';

/** Holes as strokes of zero length in one range, not sorted by tile. */
export function holePieces(
  holes: readonly SceneHole[],
  { columns, rows }: Pick<TileGrid, 'columns' | 'rows'>,
): PieceSet {
  return {
    count: holes.length,
    stride: capsuleNumbers,
    values: Float32Array.from(holes.flatMap(({ x, y, diameter }) => [x, y, x, y, diameter])),
    nets: Int32Array.from(holes, ({ net }) => net),
    tiles: new Int32Array(columns * rows + 2).fill(holes.length, 1),
  };
}

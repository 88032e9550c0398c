import { type CopperLayer } from '../../model/CopperLayer.ts';
import { countPieces, type PieceKind } from './eachPiece.ts';

/** Corners of an area that take as much space as one line or pad. */
const cornersOfOne = 8;

/** Weight of a piece in features: an area by its corners, of which planes have 60,000. */
export function weightOf({ areas }: CopperLayer, kind: PieceKind, row: number): number {
  if (kind !== 'areas') return 1;
  const from = areas.points[areas.rings[row] ?? 0] ?? 0;
  const to = areas.points[areas.rings[row + 1] ?? 0] ?? 0;
  return 1 + Math.floor((to - from) / cornersOfOne);
}

export function weightOfLayer(layer: CopperLayer): number {
  let sum = countPieces(layer) - layer.areas.count;
  for (let row = 0; row < layer.areas.count; row++) sum += weightOf(layer, 'areas', row);
  return sum;
}

import type { CopperLayer } from '../../model/CopperLayer.ts';

export type PieceKind = 'segments' | 'pads' | 'areas';
const kinds = ['areas', 'segments', 'pads'] as const;

function countPieces({ segments, pads, areas }: CopperLayer): number {
  return segments.count + pads.count + areas.count;
}

/** Whether the order of drawing matters because something erases earlier pieces. */
export function isOrdered(layer: CopperLayer): boolean {
  return kinds.some((kind) => layer[kind].negative.includes(1));
}

/**
 * Visits the pieces of a layer: areas, segments, then pads; if something is erased, in the order of
 * drawing.
 */
export function eachPiece(layer: CopperLayer, visit: (kind: PieceKind, row: number) => void): void {
  if (!isOrdered(layer)) {
    for (const kind of kinds) for (let row = 0; row < layer[kind].count; row++) visit(kind, row);
    return;
  }
  const starts = {
    areas: 0,
    segments: layer.areas.count,
    pads: layer.areas.count + layer.segments.count,
  };
  const total = countPieces(layer);
  // Feature and index in one number sort without a comparator.
  const order = new Float64Array(total);
  for (const kind of kinds)
    for (let row = 0; row < layer[kind].count; row++)
      order[starts[kind] + row] = (layer[kind].features[row] ?? 0) * total + starts[kind] + row;
  for (const number of order.sort()) {
    const place = number % total;
    const kind = place >= starts.pads ? 'pads' : place >= starts.segments ? 'segments' : 'areas';
    visit(kind, place - starts[kind]);
  }
}

/** Corners of an area that take as much space as one line or pad. */
const cornersOfOne = 8;

/** Weight of a piece in features: an area by its corners, of which planes have 60,000. */
export function drawingWeight({ areas }: CopperLayer, kind: PieceKind, row: number): number {
  if (kind !== 'areas') return 1;
  const from = areas.points[areas.rings[row] ?? 0] ?? 0;
  const to = areas.points[areas.rings[row + 1] ?? 0] ?? 0;
  return 1 + Math.floor((to - from) / cornersOfOne);
}

export function weightOfLayer(layer: CopperLayer): number {
  let sum = countPieces(layer) - layer.areas.count;
  for (let row = 0; row < layer.areas.count; row++) sum += drawingWeight(layer, 'areas', row);
  return sum;
}

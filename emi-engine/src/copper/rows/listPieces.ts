import { type Board } from '../../model/Board.ts';
import { type CopperLayer, type Pieces } from '../../model/CopperLayer.ts';

/** A piece of a layer in the order of drawing: a row of one of its tables, or the outline. */
export interface Piece {
  readonly kind: 'outline' | 'area' | 'segment' | 'pad';
  readonly row: number;
  /** Index of the polygon in a pad's shape. */
  readonly polygon: number;
  readonly net: number;
  readonly isErasing: boolean;
}

interface Form {
  readonly polygon: number;
  readonly isNegative: boolean;
}

/**
 * The pieces that form a layer's planes, in the order of drawing; with `onlyNet`, the pieces of
 * that net and all erasing ones.
 */
export function listPieces(
  board: Board,
  layer: CopperLayer,
  planeNet: number,
  onlyNet?: number,
): Piece[] {
  const { areas, segments, pads, isNegative } = layer;
  const planeNets = new Set(
    onlyNet === undefined ? areas.nets.filter((net) => net >= 0) : [onlyNet],
  );
  const isDrawn = (pieces: Pieces, row: number) =>
    isNegative || pieces.negative[row] === 1 || planeNets.has(pieces.nets[row] ?? -1);
  const list: (Piece & { readonly feature: number })[] = [];
  const add = (kind: Piece['kind'], pieces: Pieces, row: number, form?: Form) =>
    list.push({
      ...{ kind, row, polygon: form?.polygon ?? 0, feature: pieces.features[row] ?? 0 },
      net: isNegative ? planeNet : (pieces.nets[row] ?? -1),
      isErasing: ((pieces.negative[row] === 1) !== isNegative) !== (form?.isNegative ?? false),
    });
  for (let row = 0; row < areas.count; row++)
    if (onlyNet === undefined || isDrawn(areas, row)) add('area', areas, row);
  for (let row = 0; row < segments.count; row++)
    if (isDrawn(segments, row)) add('segment', segments, row);
  for (let row = 0; row < pads.count; row++)
    if (isDrawn(pads, row))
      board.shapes[pads.shapes[row] ?? -1]?.polygons.forEach(({ isNegative: isHole }, polygon) => {
        add('pad', pads, row, { polygon, isNegative: isHole });
      });
  list.sort((one, other) => one.feature - other.feature);
  // Without a profile, the bounding box of the copper is the only outline.
  const outlines = Math.max(1, board.outline.surfaces.count);
  const base = Array.from({ length: isNegative ? outlines : 0 }, (_, row): Piece => ({
    kind: 'outline',
    row,
    polygon: 0,
    net: planeNet,
    isErasing: false,
  }));
  return [...base, ...list];
}

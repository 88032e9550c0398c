import { type CopperLayer } from '../../model/CopperLayer.ts';
import { type SymbolShape } from '../../odb/symbols/SymbolShape.ts';
import { cutStrips } from './cutStrips.ts';
import { eachPiece, type PieceKind } from './eachPiece.ts';
import { LayerPen } from './LayerPen.ts';
import { type LayerPicture } from './LayerPicture.ts';
import { thinnedRings } from './thinRing.ts';

/** Side of a tile in nanometres. */
export const tileSize = 10_000_000;

/** Most pieces of a tile; more would not be visible in a small picture. */
const mostPieces = 20_000;

/** Name of a tile: column and row relative to the archive's origin. */
export function tileName(column: number, row: number): string {
  return `${column} ${row}`;
}

/** Tiles that a square of tile size around a place touches. */
export function tilesAround(
  x: number,
  y: number,
): readonly (readonly [column: number, row: number])[] {
  const columns = [x - tileSize / 2, x + tileSize / 2].map((edge) => Math.floor(edge / tileSize));
  const rows = [y - tileSize / 2, y + tileSize / 2].map((edge) => Math.floor(edge / tileSize));
  const distinct = (numbers: readonly number[]) => [...new Set(numbers)];
  return distinct(columns).flatMap((column) => distinct(rows).map((row) => [column, row] as const));
}

/**
 * Cuts the wanted tiles out of a layer, so that small pictures contain little more than they show.
 * Strokes and pads that reach into a tile stay whole, areas are clipped. A tile with too many
 * pieces is omitted.
 */
export function cutTiles(
  layer: CopperLayer,
  shapes: readonly SymbolShape[],
  wanted: ReadonlySet<string>,
): Map<string, LayerPicture> {
  const pens = new Map<string, LayerPen>();
  const thinned = new Map<SymbolShape, SymbolShape>();
  for (const name of wanted) pens.set(name, new LayerPen(layer, shapes, thinned));
  const dropCrowded = (name: string, pen: LayerPen) => {
    if (pen.pieces > mostPieces) pens.delete(name);
  };
  const rowsOfColumns = groupTiles(wanted);
  eachPiece(layer, (kind, row) => {
    const [xMin, yMin, xMax, yMax] = extentOf(layer, kind, row, shapes);
    const [low, high] = [tileAt(yMin), tileAt(yMax)];
    const columns: number[] = [];
    for (let column = tileAt(xMin); column <= tileAt(xMax); column++)
      if (rowsOfColumns.get(column)?.some((tile) => tile >= low && tile <= high))
        columns.push(column);
    if (columns.length === 0) return;
    const drawTile = (name: string, draw: (pen: LayerPen) => void) => {
      const pen = pens.get(name);
      if (!pen) return;
      draw(pen);
      dropCrowded(name, pen);
    };
    const rowsOf = (column: number) =>
      (rowsOfColumns.get(column) ?? []).filter((tile) => tile >= low && tile <= high);
    if (kind !== 'areas') {
      for (const column of columns)
        for (const tile of rowsOf(column))
          drawTile(tileName(column, tile), (pen) => {
            pen.draw(kind, row);
          });
      return;
    }
    cutStrips(thinnedRings(layer, row), 0, tileSize, columns, (column, strip) => {
      cutStrips(strip, 1, tileSize, rowsOf(column), (tile, rings) => {
        drawTile(tileName(column, tile), (pen) => {
          pen.drawArea(
            row,
            rings.filter((ring) => ring.length > 0),
          );
        });
      });
    });
  });
  return new Map(
    [...pens].map(([name, pen]) => [
      name,
      { isNegative: layer.isNegative, runs: pen.finish(), simplified: 0 },
    ]),
  );
}

/** Rows of the tiles in each column, in order. */
function groupTiles(names: ReadonlySet<string>): ReadonlyMap<number, readonly number[]> {
  const rows = new Map<number, number[]>();
  for (const name of names) {
    const [column = 0, row = 0] = name.split(' ').map(Number);
    const known = rows.get(column);
    if (known) known.push(row);
    else rows.set(column, [row]);
  }
  for (const own of rows.values()) own.sort((one, other) => one - other);
  return rows;
}

function tileAt(coordinate: number): number {
  return Math.floor(coordinate / tileSize);
}

function extentOf(
  { segments, pads, areas }: CopperLayer,
  kind: PieceKind,
  row: number,
  shapes: readonly SymbolShape[],
): readonly [number, number, number, number] {
  if (kind === 'segments') {
    const [xs = 0, ys = 0, xe = 0, ye = 0] = segments.xy.subarray(4 * row, 4 * row + 4);
    const half = (segments.widths[row] ?? 0) / 2;
    return [
      ...[Math.min(xs, xe) - half, Math.min(ys, ye) - half],
      ...[Math.max(xs, xe) + half, Math.max(ys, ye) + half],
    ] as const;
  }
  if (kind === 'pads') {
    const box = shapes[pads.shapes[row] ?? -1]?.box ?? [0, 0, 0, 0];
    // Covers any rotation.
    const reach = (Math.hypot(...box) * (pads.scales[row] ?? 1000)) / 1000;
    const [x = 0, y = 0] = pads.xy.subarray(2 * row, 2 * row + 2);
    return [x - reach, y - reach, x + reach, y + reach];
  }
  return extentOfPoints(areas, row);
}

function extentOfPoints(areas: CopperLayer['areas'], row: number) {
  let [xMin, yMin, xMax, yMax] = [Infinity, Infinity, -Infinity, -Infinity];
  const from = areas.points[areas.rings[row] ?? 0] ?? 0;
  const to = areas.points[areas.rings[row + 1] ?? 0] ?? 0;
  for (let point = from; point < to; point++) {
    const x = areas.xy[2 * point] ?? 0;
    const y = areas.xy[2 * point + 1] ?? 0;
    if (x < xMin) xMin = x;
    if (x > xMax) xMax = x;
    if (y < yMin) yMin = y;
    if (y > yMax) yMax = y;
  }
  return [xMin, yMin, xMax, yMax] as const;
}

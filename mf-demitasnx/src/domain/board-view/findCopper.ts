import { capsuleNumbers } from '../drawing/PieceList.ts';
import type { PieceSet, TileGrid } from '../drawing/PieceSet.ts';
import type { SceneLayer } from '../drawing/Scene.ts';
import type { Place } from './BoardView.ts';
import { visibleRanges } from './visibleRanges.ts';

/** Whether the piece at index `at` covers a place, with a tolerance of `slack` millimeters. */
export function covers(
  { values, stride }: PieceSet,
  at: number,
  { x, y }: Place,
  slack: number,
): boolean {
  const value = (offset: number) => values[at + offset] ?? 0;
  if (stride === capsuleNumbers)
    return distanceToSegment(x, y, value(0), value(1), value(2), value(3)) <= value(4) / 2 + slack;
  const [lower, upper] = [value(0), value(1)];
  if (y < lower - slack || y > upper + slack) return false;
  const share = upper > lower ? Math.min(Math.max((y - lower) / (upper - lower), 0), 1) : 0;
  const left = value(2) + (value(4) - value(2)) * share;
  const right = value(3) + (value(5) - value(3)) * share;
  return x >= left - slack && x <= right + slack;
}

function distanceToSegment(
  x: number,
  y: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / square;
  const share = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - x1 - dx * share, y - y1 - dy * share);
}

/**
 * Finds the net of the copper at a place of a layer: its number, -1 for copper without a net,
 * `undefined` without copper.
 *
 * @param slack tolerance in millimeters, for thin traces
 */
export function netAt(
  layer: SceneLayer,
  place: Place,
  slack: number,
  grid: TileGrid,
): number | undefined {
  for (const { isErasing, capsules, trapezoids, pours } of layer.runs.toReversed()) {
    // Traces and round pads are visible above areas.
    for (const set of [capsules, trapezoids, pours]) {
      const piece = findPiece(set, place, isErasing ? 0 : slack, grid);
      if (piece !== undefined) return isErasing ? undefined : (set.nets[piece] ?? -1);
    }
  }
  return undefined;
}

function findPiece(set: PieceSet, place: Place, slack: number, grid: TileGrid): number | undefined {
  let near: number | undefined;
  for (const piece of piecesNear(set, place, slack, grid)) {
    const at = piece * set.stride;
    if (!covers(set, at, place, slack)) continue;
    if (covers(set, at, place, 0)) return piece;
    near ??= piece;
  }
  return near;
}

/** Indices of the pieces in the tiles within `reach` millimeters of a place, and of large ones. */
export function* piecesNear(
  set: PieceSet,
  { x, y }: Place,
  reach: number,
  grid: TileGrid,
): Generator<number, void> {
  const sight = { xMin: x - reach, yMin: y - reach, xMax: x + reach, yMax: y + reach };
  for (const [from, to] of visibleRanges(set, grid, sight))
    for (let piece = from; piece < to; piece++) yield piece;
}

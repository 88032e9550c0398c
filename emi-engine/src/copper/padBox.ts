import { type Board } from '../model/Board.ts';
import { placePolygon } from '../odb/symbols/placePolygon.ts';
import { type Box } from '../odb/symbols/SymbolShape.ts';

/** Bounding box in nanometres of a pad as it lies on the board, its center included. */
export function padBox({ copper, shapes }: Board, layer: number, row: number): Box {
  const pads = copper[layer]?.pads;
  const [x, y] = [pads?.xy[row * 2] ?? 0, pads?.xy[row * 2 + 1] ?? 0];
  const placement = {
    ...{ x, y, angle: pads?.angles[row] ?? 0, scale: pads?.scales[row] ?? 1000 },
    isMirrored: pads?.mirrored[row] === 1,
  };
  const box: [number, number, number, number] = [x, y, x, y];
  for (const polygon of shapes[pads?.shapes[row] ?? -1]?.polygons ?? [])
    for (const ring of placePolygon(polygon, placement).rings)
      for (let at = 0; at + 1 < ring.length; at += 2) {
        const [px = 0, py = 0] = [ring[at], ring[at + 1]];
        if (px < box[0]) box[0] = px;
        if (py < box[1]) box[1] = py;
        if (px > box[2]) box[2] = px;
        if (py > box[3]) box[3] = py;
      }
  return box;
}

/** Distance of two boxes, 0 if they touch. */
export function distanceOfBoxes(one: Box, other: Box): number {
  const gap = (low: 0 | 1, high: 2 | 3) =>
    Math.max(0, other[low] - one[high], one[low] - other[high]);
  return Math.hypot(gap(0, 2), gap(1, 3));
}

/** Distance of a point to a box, 0 inside. */
export function distanceToBox(box: Box, x: number, y: number): number {
  return distanceOfBoxes(box, [x, y, x, y]);
}

import { type Areas } from '../model/CopperLayer.ts';
import { type Box } from '../odb/symbols/SymbolShape.ts';
import { ringAreaMm2 } from '../geometry/surfaceArea.ts';

/** A connected piece of a surface: one island with its holes. */
export interface Island {
  /** Row of the surface among the areas. */
  readonly area: number;
  /** Its rings: the island first, then its holes, up to `to`. */
  readonly from: number;
  readonly to: number;
  readonly box: Box;
  readonly areaMm2: number;
}

/** Islands of all positive surfaces of a layer. */
export function listIslands(areas: Areas): Island[] {
  const islands: Island[] = [];
  for (let area = 0; area < areas.count; area++) {
    if (areas.negative[area] === 1) continue;
    const end = areas.rings[area + 1] ?? 0;
    for (let from = areas.rings[area] ?? 0; from < end;) {
      let to = from + 1;
      while (to < end && areas.holes[to] === 1) to += 1;
      islands.push({ area, from, to, box: boxOf(areas, from), areaMm2: sizeOf(areas, from, to) });
      from = to;
    }
  }
  return islands;
}

/** A point inside an island: the middle of its longest horizontal span at half its height. */
export function pointWithin(
  { points, xy }: Areas,
  { from, to, box }: Island,
): readonly [x: number, y: number] {
  // Between whole nanometres, so that no point of a ring lies on the line.
  const y = Math.floor((box[1] + box[3]) / 2) + 0.5;
  const crossings: number[] = [];
  for (let ring = from; ring < to; ring++) {
    const end = points[ring + 1] ?? 0;
    let previous = end - 1;
    for (let point = points[ring] ?? 0; point < end; point++) {
      const y1 = xy[previous * 2 + 1] ?? 0;
      const y2 = xy[point * 2 + 1] ?? 0;
      const x1 = xy[previous * 2] ?? 0;
      if (y1 > y !== y2 > y)
        crossings.push(x1 + ((y - y1) * ((xy[point * 2] ?? 0) - x1)) / (y2 - y1));
      previous = point;
    }
  }
  crossings.sort((one, other) => one - other);
  let [best, longest] = [(box[0] + box[2]) / 2, -1];
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [start = 0, end = 0] = crossings.slice(at, at + 2);
    if (end - start > longest) [best, longest] = [(start + end) / 2, end - start];
  }
  return [Math.round(best), Math.floor(y)];
}

function boxOf({ points, xy }: Areas, ring: number): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let point = points[ring] ?? 0; point < (points[ring + 1] ?? 0); point++) {
    const x = xy[point * 2] ?? 0;
    const y = xy[point * 2 + 1] ?? 0;
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
  return box;
}

function sizeOf({ points, holes, xy }: Areas, from: number, to: number): number {
  let size = 0;
  for (let ring = from; ring < to; ring++) {
    const ringSize = ringAreaMm2(xy, points[ring] ?? 0, points[ring + 1] ?? 0);
    size += holes[ring] === 1 ? -ringSize : ringSize;
  }
  return size;
}

import { type Surfaces } from '../odb/features/Features.ts';

const mm2OfNm2 = 1e-12;

/** Area of a surface in mm²: its islands minus their holes. */
export function surfaceAreaMm2({ rings, holes, points, xy }: Surfaces, surface: number): number {
  let area = 0;
  for (let ring = rings[surface] ?? 0; ring < (rings[surface + 1] ?? 0); ring++) {
    const size = ringAreaMm2(xy, points[ring] ?? 0, points[ring + 1] ?? 0);
    area += holes[ring] === 1 ? -size : size;
  }
  return area;
}

/** Area of the ring of points `from` up to `to`, in either direction. */
export function ringAreaMm2(xy: Int32Array, from: number, to: number): number {
  let twice = 0;
  // Coordinates relative to the first point keep the products exact enough.
  const x0 = xy[from * 2] ?? 0;
  const y0 = xy[from * 2 + 1] ?? 0;
  for (let point = from + 1; point + 1 < to; point++) {
    const dx = (xy[point * 2] ?? 0) - x0;
    const dy = (xy[point * 2 + 1] ?? 0) - y0;
    twice += dx * ((xy[point * 2 + 3] ?? 0) - y0) - ((xy[point * 2 + 2] ?? 0) - x0) * dy;
  }
  return (Math.abs(twice) / 2) * mm2OfNm2;
}

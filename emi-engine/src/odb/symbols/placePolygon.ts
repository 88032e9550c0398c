import { type Polygon } from './SymbolShape.ts';

interface Placement {
  readonly x: number;
  readonly y: number;
  /** Clockwise, in thousandths of a degree. */
  readonly angle: number;
  /** Mirrored in x before rotation. */
  readonly isMirrored: boolean;
  /** Scale in thousandths. */
  readonly scale: number;
}

/** Mirrors, scales, rotates and moves a polygon. */
export function placePolygon(
  { rings, isNegative }: Polygon,
  { x, y, angle, isMirrored, scale }: Placement,
): Polygon {
  const turn = (-angle / 180_000) * Math.PI;
  const size = scale / 1000;
  // Quarter turns have to be exact, but cos(90°) is not 0 in floating point.
  const cos = tidy(Math.cos(turn)) * size;
  const sin = tidy(Math.sin(turn)) * size;
  const mirror = isMirrored ? -1 : 1;
  const place = (ring: Int32Array) => {
    const placed = new Int32Array(ring.length);
    for (let at = 0; at < ring.length; at += 2) {
      const px = (ring[at] ?? 0) * mirror;
      const py = ring[at + 1] ?? 0;
      placed[at] = Math.floor(x + px * cos - py * sin + 0.5);
      placed[at + 1] = Math.floor(y + px * sin + py * cos + 0.5);
    }
    return placed;
  };
  return { rings: rings.map(place), isNegative };
}

function tidy(value: number): number {
  return Math.abs(value - Math.round(value)) < 1e-12 ? Math.round(value) : value;
}

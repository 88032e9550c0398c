import type { CopperLayer } from '../../model/CopperLayer.ts';

/** Largest deviation from the copper in nanometres: less than the smallest drawing unit. */
const tolerance = 4_000;

/**
 * Simplifies a ring. A run of points is dropped while all of them stay within the tolerance of the
 * line between its neighbors.
 */
export function thinRing(ring: Int32Array): Int32Array {
  const count = ring.length / 2;
  if (count <= 4) return ring;
  const kept = new Int32Array(ring.length);
  let length = 0;
  const keep = (point: number) => {
    kept[length++] = ring[2 * point] ?? 0;
    kept[length++] = ring[2 * point + 1] ?? 0;
  };
  keep(0);
  let from = 0;
  for (let point = 1; point < count - 1; point++) {
    if (isNearLine(ring, from, point + 1)) continue;
    keep(point);
    from = point;
  }
  keep(count - 1);
  return kept.slice(0, length);
}

/** Most points tried between two kept ones; keeps the time linear. */
const longestReach = 24;

function isNearLine(ring: Int32Array, from: number, to: number): boolean {
  if (to - from > longestReach) return false;
  const x = ring[2 * from] ?? 0;
  const y = ring[2 * from + 1] ?? 0;
  const dx = (ring[2 * to] ?? 0) - x;
  const dy = (ring[2 * to + 1] ?? 0) - y;
  const length = Math.sqrt(dx * dx + dy * dy);
  // A slit that ends where it began.
  if (length === 0) return false;
  for (let point = from + 1; point < to; point++) {
    const px = (ring[2 * point] ?? 0) - x;
    const py = (ring[2 * point + 1] ?? 0) - y;
    const along = px * dx + py * dy;
    // Beyond its ends the line is no measure, since slits of planes turn back on themselves.
    if (along < 0 || along > length * length) return false;
    if (Math.abs(px * dy - py * dx) > tolerance * length) return false;
  }
  return true;
}

/** The rings of an area of a layer, thinned. */
export function thinnedRings({ areas }: CopperLayer, row: number): Int32Array[] {
  const rings: Int32Array[] = [];
  for (let ring = areas.rings[row] ?? 0; ring < (areas.rings[row + 1] ?? 0); ring++)
    rings.push(
      thinRing(areas.xy.subarray(2 * (areas.points[ring] ?? 0), 2 * (areas.points[ring + 1] ?? 0))),
    );
  return rings;
}

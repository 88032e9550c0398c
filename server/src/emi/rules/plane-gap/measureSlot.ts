import { noCopper, type CopperRows } from '../../geometry/rows/CopperRows.ts';

/** A gap in a plane, seen from a point inside. */
export interface Slot {
  /** From copper to copper, in nanometres. */
  readonly width: number;
  /** Nets of the copper on both sides. */
  readonly nets: readonly [one: number, other: number];
}

const step = 50_000;
const directions = 16;

/**
 * Measures how wide a gap in a plane is at a point: the shortest straight way over it.
 *
 * @param most the width from which on it is no gap, but the end of the plane
 */
export function measureSlot(
  rows: CopperRows,
  x: number,
  y: number,
  most = 10_000_000,
): Slot | undefined {
  let slot: Slot | undefined;
  for (let direction = 0; direction < directions; direction++) {
    const angle = (Math.PI * direction) / directions;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const longest = slot?.width ?? most;
    const one = wayToCopper(rows, x, y, dx, dy, longest);
    const other = one === undefined ? one : wayToCopper(rows, x, y, -dx, -dy, longest - one);
    if (one === undefined || other === undefined) continue;
    slot = {
      width: one + other,
      nets: [rows.netAt(x + dx * one, y + dy * one), rows.netAt(x - dx * other, y - dy * other)],
    };
  }
  return slot;
}

/** The shortest way from a point to copper in any of the directions. */
export function radiusOfGap(rows: CopperRows, x: number, y: number, most: number): number {
  let radius = most;
  for (let direction = 0; direction < directions; direction++) {
    const angle = (2 * Math.PI * direction) / directions;
    radius = wayToCopper(rows, x, y, Math.cos(angle), Math.sin(angle), radius) ?? radius;
  }
  return radius;
}

function wayToCopper(
  rows: CopperRows,
  ...[x, y, dx, dy, most]: readonly [x: number, y: number, dx: number, dy: number, most: number]
): number | undefined {
  for (let way = 0; way <= most; way += step)
    if (rows.netAt(x + dx * way, y + dy * way) !== noCopper) return way;
  return undefined;
}

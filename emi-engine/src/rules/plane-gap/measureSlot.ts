import { type PlaneCover } from './ReturnCover.ts';

type Place = readonly [x: number, y: number];

/** A gap in a plane, seen from a point inside. */
export interface Slot {
  /** From copper to copper, in nanometres. */
  readonly width: number;
  /** The nearest points of the copper on both sides. */
  readonly sides: readonly [one: Place, other: Place];
}

const step = 100_000;
/** Bisection steps, which make widths accurate to a micrometre. */
const halvings = 6;
const directions = 16;

/**
 * Measures the width of a gap in a plane at a point: the shortest straight line across it.
 *
 * @param most width beyond which it is the end of the plane, not a gap
 */
export function measureSlot(
  isPlane: PlaneCover,
  x: number,
  y: number,
  most = 10_000_000,
): Slot | undefined {
  let slot: Slot | undefined;
  for (let direction = 0; direction < directions; direction++) {
    const angle = (Math.PI * direction) / directions;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const longest = slot?.width ?? most;
    const one = wayToCopper(isPlane, x, y, dx, dy, longest);
    const other = one === undefined ? one : wayToCopper(isPlane, x, y, -dx, -dy, longest - one);
    if (one === undefined || other === undefined) continue;
    slot = {
      width: one + other,
      sides: [
        [x + dx * one, y + dy * one],
        [x - dx * other, y - dy * other],
      ],
    };
  }
  return slot;
}

/** Whether the gap around a point is nowhere longer than `most` along a straight line. */
export function isWithin(isPlane: PlaneCover, x: number, y: number, most: number): boolean {
  for (let direction = 0; direction < directions; direction++) {
    const angle = (Math.PI * direction) / directions;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const one = wayToCopper(isPlane, x, y, dx, dy, most);
    if (one === undefined || wayToCopper(isPlane, x, y, -dx, -dy, most - one) === undefined)
      return false;
  }
  return true;
}

/** The shortest distance from a point to copper in any of the directions. */
export function radiusOfGap(isPlane: PlaneCover, x: number, y: number, most: number): number {
  let radius = most;
  for (let direction = 0; direction < directions; direction++) {
    const angle = (2 * Math.PI * direction) / directions;
    radius = wayToCopper(isPlane, x, y, Math.cos(angle), Math.sin(angle), radius) ?? radius;
  }
  return radius;
}

function wayToCopper(
  isPlane: PlaneCover,
  ...[x, y, dx, dy, most]: readonly [x: number, y: number, dx: number, dy: number, most: number]
): number | undefined {
  const isThere = (way: number) => isPlane(x + dx * way, y + dy * way);
  for (let way = 0; way <= most; way += step) {
    if (!isThere(way)) continue;
    let [low, high] = [Math.max(0, way - step), way];
    for (let halving = 0; halving < halvings; halving++) {
      const middle = (low + high) / 2;
      if (isThere(middle)) high = middle;
      else low = middle;
    }
    return high;
  }
  return undefined;
}

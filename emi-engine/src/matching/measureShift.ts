import { type JobSummary } from '../findings/JobSummary.ts';
import { type Shift } from './PlacedFinding.ts';

type Box = JobSummary['outline']['boxMm'];

/** Boards are of equal size if their sides differ by less than this, in millimetres. */
const sameSizeMm = 0.1;

/**
 * Displacement of a board: between the lower left corners if its size is the same. If the size has
 * changed, no corner is known to have stayed, so coordinates are compared as they are.
 */
export function measureShift(before: Box, now: Box): Shift {
  const isSame = ([low, high]: readonly [0 | 1, 2 | 3]) =>
    Math.abs(before[high] - before[low] - (now[high] - now[low])) < sameSizeMm;
  return isSame([0, 2]) && isSame([1, 3]) ? [now[0] - before[0], now[1] - before[1]] : [0, 0];
}

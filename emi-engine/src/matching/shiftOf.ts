import { type JobSummary } from '../findings/JobSummary.ts';
import { type Shift } from './PlacedFinding.ts';

type Box = JobSummary['outline']['boxMm'];

/** Boards whose sides differ by less, in millimetres, are of one size. */
const sameSizeMm = 0.1;

/**
 * How far a board was moved: by the lower left corner of its outline where its size is the same. Of
 * one whose size has changed nobody knows which corner stayed, so its coordinates count.
 */
export function shiftOf(before: Box, now: Box): Shift {
  const isSame = ([low, high]: readonly [0 | 1, 2 | 3]) =>
    Math.abs(before[high] - before[low] - (now[high] - now[low])) < sameSizeMm;
  return isSame([0, 2]) && isSame([1, 3]) ? [now[0] - before[0], now[1] - before[1]] : [0, 0];
}

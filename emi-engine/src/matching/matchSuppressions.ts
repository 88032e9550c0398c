import { type JobSummary } from '../findings/JobSummary.ts';
import { matchFindings } from './matchFindings.ts';
import { type PlacedFinding } from './PlacedFinding.ts';
import { shiftOf } from './shiftOf.ts';

type Box = JobSummary['outline']['boxMm'];

/** A finding that a project has suppressed: what it is about, and where it was, in millimetres. */
export interface Suppression extends Omit<PlacedFinding, 'pathsMm'> {
  /** The extent of the board that it was found on. */
  readonly outline: Box;
}

/**
 * Finds the suppressions that hold for the findings of a run: each for one finding, by the rule by
 * which findings of two runs are the same ones.
 *
 * @param outline of the run, in mm
 * @returns by the number of the finding in the list, from 0
 */
export function matchSuppressions<Held extends Suppression>(
  suppressions: readonly Held[],
  findings: readonly PlacedFinding[],
  outline: Box,
): ReadonlyMap<number, Held> {
  // All of a project lie on boards of one or few outlines.
  const before = suppressions.map((suppression) => placeOf(suppression, outline));
  const held = new Map<number, Held>();
  for (const [number, match] of matchFindings(before, findings).entries()) {
    const suppression = suppressions[match];
    if (suppression) held.set(number, suppression);
  }
  return held;
}

/** A suppression as a finding, in the coordinates of a run. */
function placeOf({ subject, xMm, yMm, outline }: Suppression, now: Box): PlacedFinding {
  const [dx, dy] = shiftOf(outline, now);
  return { subject, xMm: xMm + dx, yMm: yMm + dy, pathsMm: [] };
}

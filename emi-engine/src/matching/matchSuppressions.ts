import { type JobSummary } from '../findings/JobSummary.ts';
import { matchFindings } from './matchFindings.ts';
import { type PlacedFinding } from './PlacedFinding.ts';
import { measureShift } from './measureShift.ts';

type Box = JobSummary['outline']['boxMm'];

/** A suppressed finding of a project: its subject and its place in millimetres. */
export interface Suppression extends Omit<PlacedFinding, 'pathsMm'> {
  /** The bounding box of the board it was found on. */
  readonly outline: Box;
}

/**
 * Matches suppressions to the findings of a run by the rules of `matchFindings`; each suppresses
 * one finding.
 *
 * @param outline of the run, in mm
 * @returns by finding number in the list, from 0
 */
export function matchSuppressions<Held extends Suppression>(
  suppressions: readonly Held[],
  findings: readonly PlacedFinding[],
  outline: Box,
): ReadonlyMap<number, Held> {
  // A project has boards of one or few outlines.
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
  const [dx, dy] = measureShift(outline, now);
  return { subject, xMm: xMm + dx, yMm: yMm + dy, pathsMm: [] };
}

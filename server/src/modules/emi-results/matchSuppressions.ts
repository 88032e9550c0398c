import { z } from 'zod';
import { matchFindings } from '../../emi/matching/matchFindings.ts';
import type { PlacedFinding } from '../../emi/matching/PlacedFinding.ts';
import { shiftOf } from '../../emi/matching/shiftOf.ts';
import type { EmiJobFacts } from '../emi-jobs/EmiJobFacts.ts';
import type { SuppressionRecord } from './suppressions.queries.ts';

const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);
type Box = EmiJobFacts['outline']['boxMm'];

/**
 * Finds the suppressions that hold for the findings of a run: each for one finding, by the rule by
 * which findings of two runs are the same ones.
 *
 * @param outline of the run, in mm
 * @returns by the number of the finding in the list, from 0
 */
export function matchSuppressions(
  suppressions: readonly SuppressionRecord[],
  findings: readonly PlacedFinding[],
  outline: Box,
): ReadonlyMap<number, SuppressionRecord> {
  // All of a project lie on boards of one or few outlines.
  const before = suppressions.map((suppression) => placeOf(suppression, outline));
  const held = new Map<number, SuppressionRecord>();
  for (const [number, match] of matchFindings(before, findings).entries()) {
    const suppression = suppressions[match];
    if (suppression) held.set(number, suppression);
  }
  return held;
}

/** A suppression as a finding, in the coordinates of a run. */
function placeOf(
  { subject, is_one, x_mm, y_mm, outline }: SuppressionRecord,
  now: Box,
): PlacedFinding {
  const [dx, dy] = shiftOf(boxSchema.parse(outline), now);
  return {
    subject: { text: subject, isOne: is_one },
    ...{ xMm: x_mm + dx, yMm: y_mm + dy, pathsMm: [] },
  };
}

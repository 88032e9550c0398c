import type { EmiResult } from '@portal/shared/contracts';
import type { JobSummary } from '@portal/emi-engine/findings/JobSummary.ts';
import type { EmiJobFacts } from '../jobs/EmiJobFacts.ts';

type Differences = Omit<NonNullable<NonNullable<EmiResult['result']>['differences']>, 'first_id'>;

/** Sides that differ by less, in millimetres, are equal: outlines are drawn with pens of any width. */
const sameSideMm = 0.1;
/** Areas that differ by less are equal. */
const sameAreaShare = 0.005;

/**
 * How a board differs from the first one that a license was used for; `null` where outline and copper
 * layers are the same. The place of the outline does not matter.
 */
export function compareBoards(now: EmiJobFacts, first: EmiJobFacts): Differences | null {
  const [mine, theirs] = [extentOf(now), extentOf(first)];
  const isSameOutline =
    Math.abs(mine.width_mm - theirs.width_mm) < sameSideMm &&
    Math.abs(mine.height_mm - theirs.height_mm) < sameSideMm &&
    Math.abs(mine.area_mm2 - theirs.area_mm2) <= sameAreaShare * theirs.area_mm2;
  const isSameLayers = now.layers.join('\n') === first.layers.join('\n');
  if (isSameOutline && isSameLayers) return null;
  return {
    outline: isSameOutline ? null : { now: mine, first: theirs },
    layers: isSameLayers ? null : { now: now.layers, first: first.layers },
  };
}

/** Width, height and area of a board's outline. */
export function extentOf({
  outline,
}: {
  readonly outline: { readonly boxMm: JobSummary['outline']['boxMm']; readonly areaMm2: number };
}) {
  const [xMin, yMin, xMax, yMax] = outline.boxMm;
  return { width_mm: xMax - xMin, height_mm: yMax - yMin, area_mm2: outline.areaMm2 };
}

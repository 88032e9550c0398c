import type { EmiResult } from '@portal/shared/contracts';
import type { JobSummary } from '@portal/emi-engine/findings/JobSummary.ts';
import type { EmiJobFacts } from '../jobs/EmiJobFacts.ts';

type Differences = Omit<NonNullable<NonNullable<EmiResult['result']>['differences']>, 'first_id'>;

/** Tolerance for equal sides in millimetres: outlines are drawn with pens of any width. */
const sameSideMm = 0.1;
/** Relative tolerance for equal areas. */
const sameAreaShare = 0.005;

/**
 * The differences between a board and the first one of its license; `null` if outline and copper
 * layers match. The place of the outline is ignored.
 */
export function compareBoards(now: EmiJobFacts, first: EmiJobFacts): Differences | null {
  const [mine, theirs] = [measureExtent(now), measureExtent(first)];
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
export function measureExtent({
  outline,
}: {
  readonly outline: { readonly boxMm: JobSummary['outline']['boxMm']; readonly areaMm2: number };
}) {
  const [xMin, yMin, xMax, yMax] = outline.boxMm;
  return { width_mm: xMax - xMin, height_mm: yMax - yMin, area_mm2: outline.areaMm2 };
}

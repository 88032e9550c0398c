import type { EmiChange } from '@portal/shared/contracts';
import type { Locale } from '@portal/shared/domain';
import { matchFindings } from '@portal/emi-engine/matching/matchFindings.ts';
import { measureShift } from '@portal/emi-engine/matching/measureShift.ts';
import type { Shift } from '@portal/emi-engine/matching/PlacedFinding.ts';
import { presentFinding } from './emi-results.presenter.ts';
import type { RunFindings } from './listRunFindings.ts';

/** A change that is not rendered yet, since rendering takes longer than comparing. */
type RunChange = (locale: Locale) => EmiChange;

/** The changes between two runs: findings of `now` in order, then findings that are gone. */
export function compareRuns(now: RunFindings, before: RunFindings): RunChange[] {
  const shift = measureShift(before.facts.outline.boxMm, now.facts.outline.boxMm);
  const matches = matchFindings(before.placed, now.placed, shift);
  const found = new Set(matches);
  return [
    ...now.listed.map(({ key }, index): RunChange => {
      const match = before.listed[matches[index] ?? -1];
      if (!match) return () => ({ state: 'new', key });
      const { severity, measured, limit } = match.finding;
      return () => ({ state: 'still', key, was: { key: match.key, severity, measured, limit } });
    }),
    ...before.listed
      .filter((_, index) => !found.has(index))
      .map((listed): RunChange => {
        return (locale) => ({
          state: 'gone',
          finding: moved(presentFinding(listed, locale), shift),
        });
      }),
  ];
}

function moved(
  finding: ReturnType<typeof presentFinding>,
  [dx, dy]: Shift,
): ReturnType<typeof presentFinding> {
  const { x_mm, y_mm, paths_mm } = finding;
  return {
    ...finding,
    ...{ x_mm: x_mm + dx, y_mm: y_mm + dy },
    paths_mm: paths_mm.map((path) => path.map((value, at) => value + (at % 2 === 0 ? dx : dy))),
  };
}

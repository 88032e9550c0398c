import type { CalendarDay } from '@portal/shared/domain';
import type { LogView } from './LogView.ts';
import { periodOf, type Period, type PeriodName } from './Period.ts';

interface Default {
  /** What the server chooses for the tab. */
  readonly name: PeriodName;
  readonly today: CalendarDay;
}

/**
 * The period that a tab shows: the one that the server has used, which cuts what is too long and
 * mends what crosses; until its answer is here, what was chosen.
 */
export function shownPeriod(view: LogView, used: Period | undefined, chosen: Default): Period {
  if (used !== undefined) return used;
  const { start, end } = periodOf(chosen.name, chosen.today);
  return { start: view.start ?? start, end: view.end ?? end };
}

import type { CalendarDay } from '@portal/shared/domain';
import type { LogView } from './LogView.ts';
import { namedPeriod, type Period, type PeriodName } from './Period.ts';

interface Default {
  /** The server's default for the tab. */
  readonly name: PeriodName;
  readonly today: CalendarDay;
}

/**
 * The displayed period: the one that the server used (it shortens long periods and corrects crossed
 * days) or, until its response arrives, the chosen one.
 */
export function shownPeriod(view: LogView, used: Period | undefined, chosen: Default): Period {
  if (used !== undefined) return used;
  const { start, end } = namedPeriod(chosen.name, chosen.today);
  return { start: view.start ?? start, end: view.end ?? end };
}

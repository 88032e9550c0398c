import { addDays, addMonths, firstOfMonth, type Product } from '@portal/shared/domain';
import type { Period } from './Period.ts';
import type { UsageByDay } from './UsageByDay.ts';

/** Figures of a month, and how they differ from the month before. */
export interface MonthFigures {
  /** `YYYY-MM` */
  readonly month: string;
  /** What they are compared with: of a part of a month, the same days of the month before. */
  readonly before: Period;
  readonly hours: Figure;
  /** Percentage: hours per license, relative to 20 days of 8 hours. */
  readonly utilization: Figure;
  readonly failures: Figure;
  /** At the start of the month. */
  readonly licenses: Figure;
}

/** Null where unknown, as before the first day of the data. */
interface Figure {
  readonly value: number | null;
  readonly change: number | null;
}

/** Hours of a fully used license in a month. */
const fullHours = 20 * 8;

/** Figures of the last month of the data. */
export function monthFigures(usage: UsageByDay, product: Product): MonthFigures | undefined {
  const [former, last] = [undefined, ...usage.months[product]].slice(-2);
  if (last === undefined) return undefined;
  const days = usage.days[product];
  const { end } = usage.period;
  const start = firstOfMonth(end);
  const isWhole = firstOfMonth(addDays(end, 1)) !== start;
  const before = {
    start: addMonths(start, -1),
    end: isWhole ? addDays(start, -1) : addMonths(end, -1),
  };
  const sum = (period: Period, key: 'hours' | 'failures') =>
    days[0] === undefined || days[0].day > period.start
      ? null
      : days
          .filter(({ day }) => day >= period.start && day <= period.end)
          .reduce((total, day) => total + day[key], 0);
  const figure = (value: number | null, other: number | null | undefined): Figure => ({
    value,
    change: value === null || other === null || other === undefined ? null : value - other,
  });
  const hours = sum(before, 'hours');
  const isKnown = hours !== null && former?.licenses;
  return {
    month: last.month,
    before,
    hours: figure(last.hours, hours),
    utilization: figure(
      last.utilization,
      isKnown ? (hours / (former.licenses * fullHours)) * 100 : null,
    ),
    failures: figure(sum({ start, end }, 'failures'), sum(before, 'failures')),
    licenses: figure(last.licenses, former?.licenses),
  };
}

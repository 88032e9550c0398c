import { addDays, addMonths, firstOfMonth, type Product } from '@portal/shared/domain';
import type { Period } from './Period.ts';
import type { UsageByDay } from './UsageByDay.ts';

/** Figures of the last month of the data, and how they differ from the month before. */
export interface MonthFigures {
  /** The days of the month that the data have. */
  readonly shown: Period;
  /** What they are compared with: the whole month before, or the same days of it. */
  readonly before: Period;
  readonly hours: Figure;
  /** Percentage: hours per license, relative to 20 days of 8 hours. */
  readonly utilization: Figure;
  readonly failures: Figure;
  /** At the start of the month. */
  readonly licenses: Figure;
}

/** Null where unknown: before the first day of the data, or without licenses. */
interface Figure {
  readonly value: number | null;
  readonly change: number | null;
}

/** Hours of a fully used license in a month. */
const fullHours = 20 * 8;

/** @returns `undefined` without data. */
export function monthFigures(usage: UsageByDay, product: Product): MonthFigures | undefined {
  const [former, last] = [undefined, ...usage.months[product]].slice(-2);
  const days = usage.days[product];
  const first = days[0]?.day;
  if (last === undefined || first === undefined) return undefined;
  const { end } = usage.period;
  const month = firstOfMonth(end);
  const shown = { start: first > month ? first : month, end };
  const isEnd = firstOfMonth(addDays(end, 1)) !== month;
  const before = {
    start: addMonths(shown.start, -1),
    end: isEnd ? addDays(month, -1) : addMonths(end, -1),
  };
  const sum = (period: Period, key: 'hours' | 'failures') =>
    first > period.start
      ? null
      : days
          .filter(({ day }) => day >= period.start && day <= period.end)
          .reduce((total, day) => total + day[key], 0);
  const share = (hours: number | null, licenses: number | null = null) =>
    hours === null || licenses === null || licenses === 0
      ? null
      : (hours / (licenses * fullHours)) * 100;
  const figure = (value: number | null, other: number | null = null): Figure => ({
    value,
    change: value === null || other === null ? null : value - other,
  });
  const [hours, formerHours] = [sum(shown, 'hours'), sum(before, 'hours')];
  return {
    shown,
    before,
    hours: figure(hours, formerHours),
    utilization: figure(share(hours, last.licenses), share(formerHours, former?.licenses)),
    failures: figure(sum(shown, 'failures'), sum(before, 'failures')),
    licenses: figure(last.licenses, former?.licenses),
  };
}

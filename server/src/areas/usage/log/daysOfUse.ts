import {
  byProduct,
  calendarDayOf,
  daysOfPeriod,
  failureRate,
  hoursOf,
  inTokyo,
  monthsAgo,
  monthsOfPeriod,
  operationRate,
  utilizationOfDay,
  utilizationOfMonth,
  type CalendarDay,
  type Product,
  type Rate,
  type UsagePeriod,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { licenseCounts, usageDays } from './usage-log.queries.ts';

/** A product's figures of one day; rates in percent, null without a divisor. */
export interface DayOfUse {
  readonly day: CalendarDay;
  readonly hours: number;
  readonly utilization: Rate;
  readonly requesters: number;
  readonly operation: Rate;
  readonly refusals: number;
  readonly failure: Rate;
}

/** A product's figures of a whole month, `YYYY-MM`. */
export interface MonthOfHours {
  readonly month: string;
  readonly hours: number;
  readonly utilization: Rate;
  /** At its start; null for a month without a count. */
  readonly licenses: number | null;
}

interface UseOfPeriod {
  readonly days: Readonly<Record<Product, readonly DayOfUse[]>>;
  readonly months: Readonly<Record<Product, readonly MonthOfHours[]>>;
}

/** A team's use on every day of a period, and in every whole month that it touches. */
export async function daysOfUse(
  db: Kysely<Database>,
  teamId: string,
  period: UsagePeriod,
): Promise<UseOfPeriod> {
  const months = monthsOfPeriod(period);
  const wholeMonths = {
    start: monthsAgo(period.start, 0),
    end: calendarDayOf(inTokyo(period.end).endOf('month')),
  };
  const [rows, licensesAt] = await Promise.all([
    usageDays(db, teamId, wholeMonths),
    licenseCounts(db, teamId, period),
  ]);
  const found = new Map(rows.map((row) => [`${row.product} ${row.day}`, row]));
  const secondsOfMonth = new Map<string, number>();
  for (const { product, day, seconds } of rows) {
    const key = `${product} ${day.slice(0, 7)}`;
    secondsOfMonth.set(key, (secondsOfMonth.get(key) ?? 0) + seconds);
  }
  return {
    days: byProduct((product) =>
      daysOfPeriod(period).map((day) => {
        const row = found.get(`${product} ${day}`);
        const { seconds = 0, requesters = 0, attempts = 0, refusals = 0 } = row ?? {};
        const licenses = licensesAt(product, day);
        const hours = hoursOf(seconds);
        return {
          ...{ day, hours, requesters, refusals },
          utilization: utilizationOfDay(hours, licenses),
          operation: operationRate(requesters, licenses),
          failure: failureRate(refusals, attempts),
        };
      }),
    ),
    months: byProduct((product) =>
      months.map((first) => {
        const month = first.slice(0, 7);
        const hours = hoursOf(secondsOfMonth.get(`${product} ${month}`) ?? 0);
        const licenses = licensesAt(product, first);
        return { month, hours, utilization: utilizationOfMonth(hours, licenses), licenses };
      }),
    ),
  };
}

import type { UsageInsight } from '@portal/shared/contracts';
import {
  byProduct,
  daysOfPeriod,
  hoursOf,
  products,
  type CalendarDay,
  type UsagePeriod,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/db/Database.ts';
import { licenseCounts, usageDays } from '../usage-log.queries.ts';
import { advise } from './advise.ts';
import { idleLicenses } from './idleLicenses.ts';
import { refusalsByHour, usableLicenses, useByWeekdayAndHour } from './insight.queries.ts';

interface InsightReading {
  readonly period: UsagePeriod;
  readonly today: CalendarDay;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** `GET /api/log/insight`: figures of a period; idle licenses and advice are current. */
export async function usageInsight(
  db: Kysely<Database>,
  teamId: string,
  { period, today }: InsightReading,
): Promise<UsageInsight> {
  const [days, licensesAt, use, refusals, licenses, advice] = await Promise.all([
    usageDays(db, teamId, period),
    licenseCounts(db, teamId, period),
    useByWeekdayAndHour(db, teamId, period),
    refusalsByHour(db, teamId, period),
    usableLicenses(db, teamId, today),
    advise(db, teamId, today),
  ]);
  const peaks = new Map(days.map((row) => [`${row.product} ${row.day}`, row.peak]));
  const refused = new Map(refusals.map((row) => [`${row.product} ${row.hour}`, row.refusals]));
  return {
    start_at: period.start,
    end_at: period.end,
    peaks: byProduct((product) =>
      daysOfPeriod(period).map((day) => [
        day,
        peaks.get(`${product} ${day}`) ?? 0,
        licensesAt(product, day),
      ]),
    ),
    use: byProduct((product) =>
      use
        .filter((row) => row.product === product)
        .map(({ weekday, hour, seconds }) => [weekday, hour, hoursOf(seconds)]),
    ),
    refusals: byProduct((product) =>
      hours.map((hour) => [hour, refused.get(`${product} ${hour}`) ?? 0]),
    ),
    idle: idleLicenses(licenses, today),
    advice: products.flatMap((product) => {
      const found = advice[product];
      if (!found) return [];
      const { kind, count, basis } = found;
      return [{ kind, product_type: product, count, computed_from: basis }];
    }),
  };
}

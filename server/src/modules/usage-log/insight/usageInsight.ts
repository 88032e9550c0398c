import type { UsageInsight } from '@portal/shared/contracts';
import {
  addMonths,
  byProduct,
  daysOfPeriod,
  firstOfMonth,
  licenseAdvice,
  products,
  type CalendarDay,
  type Product,
  type UsagePeriod,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/Database.ts';
import { monthsOfUse } from '../../seats/seats.queries.ts';
import { monthOfUse } from '../../seats/monthOfUse.ts';
import { licenseCounts, usageDays } from '../usage-log.queries.ts';
import { idleLicenses } from './idleLicenses.ts';
import { refusalsByHour, usableLicenses, useByWeekdayAndHour } from './insight.queries.ts';

interface InsightReading {
  readonly period: UsagePeriod;
  readonly today: CalendarDay;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** `GET /api/log/insight`: figures of a period; idle licenses and advice are those of today. */
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
    adviceFor(db, teamId, today),
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
        .map(({ weekday, hour, seconds }) => [weekday, hour, seconds / 3600]),
    ),
    refusals: byProduct((product) =>
      hours.map((hour) => [hour, refused.get(`${product} ${hour}`) ?? 0]),
    ),
    idle: idleLicenses(licenses, today),
    advice,
  };
}

/** What the last complete months advise, for each product that they advise something about. */
export async function adviceFor(
  db: Kysely<Database>,
  teamId: string,
  today: CalendarDay,
): Promise<UsageInsight['advice']> {
  const thisMonth = firstOfMonth(today);
  const months = await monthsOfUse(db, teamId, addMonths(thisMonth, -3), thisMonth);
  const ofProduct = (product: Product): UsageInsight['advice'] => {
    const own = months.filter((row) => row.product === product).map(monthOfUse);
    const advice = licenseAdvice(own, thisMonth.slice(0, 7));
    if (!advice) return [];
    const { kind, count, basis } = advice;
    return [{ kind, product_type: product, count, computed_from: basis }];
  };
  return products.flatMap(ofProduct);
}

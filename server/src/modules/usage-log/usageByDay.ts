import type { UsageByDay } from '@portal/shared/contracts';
import {
  addDays,
  addMonths,
  byProduct,
  daysOfPeriod,
  failureRate,
  monthsOfPeriod,
  operationRate,
  utilizationOfDay,
  utilizationOfMonth,
  type Product,
  type UsagePeriod,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import { licenseCounts, usageDays } from './usage-log.queries.ts';

const secondsOfHour = 3600;

/** `GET /api/log/license`: every day of a period, and every month that it touches as a whole. */
export async function usageByDay(
  db: Kysely<Database>,
  teamId: string,
  period: UsagePeriod,
): Promise<UsageByDay> {
  const days = daysOfPeriod(period);
  const months = monthsOfPeriod(period);
  const wholeMonths = {
    start: months[0] ?? period.start,
    end: addDays(addMonths(months.at(-1) ?? period.end, 1), -1),
  };
  const [rows, licensesAt] = await Promise.all([
    usageDays(db, teamId, wholeMonths),
    licenseCounts(db, teamId, period),
  ]);
  const found = new Map(rows.map((row) => [`${row.product} ${row.day}`, row]));
  const hoursOfMonth = new Map<string, number>();
  for (const { product, day, seconds } of rows) {
    const key = `${product} ${day.slice(0, 7)}`;
    hoursOfMonth.set(key, (hoursOfMonth.get(key) ?? 0) + seconds / secondsOfHour);
  }
  const ofProduct = (product: Product) => {
    const ofDay = days.map((day) => {
      const {
        seconds = 0,
        requesters = 0,
        attempts = 0,
        refusals = 0,
      } = found.get(`${product} ${day}`) ?? {};
      const licenses = licensesAt(product, day);
      return { day, hours: seconds / secondsOfHour, requesters, attempts, refusals, licenses };
    });
    return {
      operation: ofDay.map(({ day, hours, licenses }): UsageByDay['data_operation_cd'][number] => [
        day,
        hours,
        utilizationOfDay(hours, licenses),
      ]),
      license: ofDay.map(({ day, requesters, licenses }): UsageByDay['data_license_cd'][number] => [
        day,
        requesters,
        operationRate(requesters, licenses),
      ]),
      failed: ofDay.map(({ day, refusals, attempts }): UsageByDay['data_failed_cd'][number] => [
        day,
        refusals,
        failureRate(refusals, attempts),
      ]),
      months: months.map((first): UsageByDay['months']['cd'][number] => {
        const month = first.slice(0, 7);
        const hours = hoursOfMonth.get(`${product} ${month}`) ?? 0;
        const licenses = licensesAt(product, first);
        return [month, hours, utilizationOfMonth(hours, licenses), licenses];
      }),
    };
  };
  const { cd, pd } = byProduct(ofProduct);
  return {
    start_at: period.start,
    end_at: period.end,
    data_operation_cd: cd.operation,
    data_operation_pd: pd.operation,
    data_license_cd: cd.license,
    data_license_pd: pd.license,
    data_failed_cd: cd.failed,
    data_failed_pd: pd.failed,
    months: { cd: cd.months, pd: pd.months },
  };
}

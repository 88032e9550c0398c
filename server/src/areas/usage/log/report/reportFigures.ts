import {
  addDays,
  daysOfPeriod,
  failureRate,
  hoursOf,
  monthsAgo,
  products,
  utilizationOfMonth,
  type CalendarDay,
  type LicenseAdvice,
  type Product,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/db/Database.ts';
import { advise } from '../insight/advise.ts';
import { licenseCounts, usageDays } from '../usage-log.queries.ts';

/** A product's month in the report. */
export interface ProductReport {
  readonly product: Product;
  readonly hours: number;
  readonly utilization: number | null;
  /** At the start of the month. */
  readonly licenses: number | null;
  readonly peak: number;
  readonly refusals: number;
  readonly failureRate: number | null;
  /** By day, from the first on. */
  readonly hoursByDay: readonly number[];
  readonly peakByDay: readonly number[];
  readonly advice: LicenseAdvice | null;
}

/** The figures of a team's month in the report. */
export interface ReportFigures {
  /** Its first day. */
  readonly month: CalendarDay;
  /** Products that the team had licenses of, or used. */
  readonly products: readonly ProductReport[];
}

/** Reads a complete month of a team. @param month its first day */
export async function reportFigures(
  db: Kysely<Database>,
  teamId: string,
  month: CalendarDay,
): Promise<ReportFigures> {
  const next = monthsAgo(month, -1);
  const period = { start: month, end: addDays(next, -1) };
  const [rows, licensesAt, advice] = await Promise.all([
    usageDays(db, teamId, period),
    licenseCounts(db, teamId, period),
    advise(db, teamId, next),
  ]);
  const reports = products.map((product): ProductReport => {
    const own = new Map(rows.filter((row) => row.product === product).map((row) => [row.day, row]));
    const days = daysOfPeriod(period).map((day) => own.get(day));
    const total = (of: 'seconds' | 'attempts' | 'refusals') =>
      days.reduce((sum, day) => sum + (day?.[of] ?? 0), 0);
    const hours = hoursOf(total('seconds'));
    const licenses = licensesAt(product, month);
    const refusals = total('refusals');
    const peakByDay = days.map((day) => day?.peak ?? 0);
    return {
      product,
      hours,
      utilization: utilizationOfMonth(hours, licenses),
      licenses,
      peak: Math.max(0, ...peakByDay),
      refusals,
      failureRate: failureRate(refusals, total('attempts')),
      hoursByDay: days.map((day) => hoursOf(day?.seconds ?? 0)),
      peakByDay,
      advice: advice[product],
    };
  });
  return {
    month,
    products: reports.filter(
      ({ licenses, hours, refusals }) => (licenses ?? 0) + hours + refusals > 0,
    ),
  };
}

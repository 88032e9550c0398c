import type { UsageByMonth } from '@portal/shared/contracts';
import { byProduct, monthsOfPeriod, type Product, type UsagePeriod } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { licenseCounts, usageDays } from './usage-log.queries.ts';

/** `GET /api/log/other`: licenses at month starts, and the peak number in use. */
export async function usageByMonth(
  db: Kysely<Database>,
  teamId: string,
  period: UsagePeriod,
): Promise<UsageByMonth> {
  const [days, licensesAt] = await Promise.all([
    usageDays(db, teamId, period),
    licenseCounts(db, teamId, period),
  ]);
  const peaks = new Map<string, number>();
  for (const { product, day, peak } of days) {
    const key = `${product} ${day.slice(0, 7)}`;
    peaks.set(key, Math.max(peaks.get(key) ?? 0, peak));
  }
  const ofProduct = (product: Product): UsageByMonth['data_license_cd'] =>
    monthsOfPeriod(period).map((first) => {
      const month = first.slice(0, 7);
      return [month, licensesAt(product, first), peaks.get(`${product} ${month}`) ?? 0];
    });
  const { cd, pd } = byProduct(ofProduct);
  return {
    start_at: period.start,
    end_at: period.end,
    data_license_cd: cd,
    data_license_pd: pd,
  };
}

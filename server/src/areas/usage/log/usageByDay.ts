import type { UsageByDay } from '@portal/shared/contracts';
import { byProduct, type Product, type UsagePeriod } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { daysOfUse } from './daysOfUse.ts';

/** `GET /api/log/license`: every day of a period, and every whole month that it touches. */
export async function usageByDay(
  db: Kysely<Database>,
  teamId: string,
  period: UsagePeriod,
): Promise<UsageByDay> {
  const { days, months } = await daysOfUse(db, teamId, period);
  const operation = (product: Product): UsageByDay['data_operation_cd'] =>
    days[product].map(({ day, hours, utilization }) => [day, hours, utilization]);
  const requests = (product: Product): UsageByDay['data_license_cd'] =>
    days[product].map(({ day, requesters, operation: rate }) => [day, requesters, rate]);
  const failures = (product: Product): UsageByDay['data_failed_cd'] =>
    days[product].map(({ day, refusals, failure }) => [day, refusals, failure]);
  return {
    start_at: period.start,
    end_at: period.end,
    data_operation_cd: operation('cd'),
    data_operation_pd: operation('pd'),
    data_license_cd: requests('cd'),
    data_license_pd: requests('pd'),
    data_failed_cd: failures('cd'),
    data_failed_pd: failures('pd'),
    months: byProduct((product) =>
      months[product].map(({ month, hours, utilization, licenses }) => [
        month,
        hours,
        utilization,
        licenses,
      ]),
    ),
  };
}

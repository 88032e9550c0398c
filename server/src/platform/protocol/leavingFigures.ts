import { type CalendarDay, orderStatusCodes } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';
import { forTeam } from '../db/forTeam.ts';

/** Figures of a team from the manager's data, shown by accounts before a person leaves. */
export async function leavingFigures(db: Kysely<Database>, teamId: string, today: CalendarDay) {
  const team = forTeam(db, teamId);
  const licenses = await team
    .selectFrom('manager.license')
    .where('end_at', '>=', today)
    .where('withdrawn_at', 'is', null)
    .select((eb) => [
      eb.fn.countAll<number>().as('running'),
      eb.fn.countAll<number>().filterWhere('auto_continue', '=', true).as('renewing'),
    ])
    .executeTakeFirstOrThrow();
  const emiLicenses = await team
    .selectFrom('manager.emi_license')
    .where('end_at', '>=', today)
    .where('withdrawn_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('running'))
    .executeTakeFirstOrThrow();
  const orders = await team
    .selectFrom('manager.order')
    .where('status', '=', orderStatusCodes.unpaid)
    .select((eb) => eb.fn.countAll<number>().as('unpaid'))
    .executeTakeFirstOrThrow();
  const jobs = await team
    .selectFrom('manager.emi_job')
    .where('status', 'not in', ['success', 'failed'])
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return {
    running_licenses: licenses.running + emiLicenses.running,
    auto_renewals: licenses.renewing,
    unpaid_orders: orders.unpaid,
    open_jobs: jobs.open,
  };
}

/**
 * Whether a team has unexpired licenses, including EMI. Accounts reads the manager's data for this
 * before an owner leaves.
 */
export async function hasRunningLicenses(
  db: Kysely<Database>,
  teamId: string,
  today: CalendarDay,
): Promise<boolean> {
  const team = forTeam(db, teamId);
  const license = await team
    .selectFrom('manager.license')
    .select('id')
    .where('end_at', '>=', today)
    .limit(1)
    .executeTakeFirst();
  if (license) return true;
  const emiLicense = await team
    .selectFrom('manager.emi_license')
    .select('id')
    .where('end_at', '>=', today)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return emiLicense !== undefined;
}

import type { CalendarDay } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';
import { forTeam } from '../db/forTeam.ts';

/**
 * Whether a team has licenses, those of the EMI check included, that have not ended: what accounts
 * asks of the manager's data before an owner leaves.
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

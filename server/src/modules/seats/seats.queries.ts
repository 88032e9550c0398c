import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import { forTeam } from '../../db/forTeam.ts';
import type { LicenseMonthTable } from '../../db/tables/usage.ts';

/** A team's months from `since` to `until`, first days both included, the latest last. */
export async function monthsOfUse(
  db: Kysely<Database>,
  teamId: string,
  since: string,
  until: string,
): Promise<readonly LicenseMonthTable[]> {
  return forTeam(db, teamId)
    .selectFrom('manager.license_month')
    .selectAll()
    .where('month', '>=', since)
    .where('month', '<=', until)
    .orderBy('month')
    .execute();
}

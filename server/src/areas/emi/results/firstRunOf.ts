import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type { ResultJob } from './ResultJob.ts';

/** The first successful analysis with the license of a job. */
export async function firstRunOf(db: Kysely<Database>, { project, license_id }: ResultJob) {
  return forTeam(db, project.teamId)
    .selectFrom('manager.emi_job')
    .select(['id', 'facts'])
    .where('license_id', '=', license_id)
    .where('status', '=', 'success')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
}

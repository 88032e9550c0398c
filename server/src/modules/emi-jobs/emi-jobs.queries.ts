import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import { forTeam } from '../../db/forTeam.ts';

/** The analyses of a team, the newest first, with who asked for them and by which license. */
export async function emiJobsOf(db: Kysely<Database>, teamId: string) {
  return forTeam(db, teamId)
    .selectFrom('manager.emi_job as job')
    .innerJoin('manager.emi_license as license', 'license.id', 'job.license_id')
    .leftJoin('manager.user_ref as person', 'person.id', 'job.user_id')
    .select([
      'job.id',
      'job.status',
      'job.src_filename',
      'job.created_at',
      'job.finished_at',
      'job.error',
      'job.rerun_of',
      'license.label',
      'license.number',
      'person.last_name',
      'person.first_name',
    ])
    .orderBy('job.created_at', 'desc')
    .orderBy('job.id', 'desc')
    .execute();
}
export type ListedEmiJob = Awaited<ReturnType<typeof emiJobsOf>>[number];

import { startOfTokyoDay, tokyoDay } from '@portal/shared/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type { EmiJobTable } from '../../../platform/db/tables/emi.ts';

export type EmiJobRecord = Selectable<EmiJobTable>;

/** The analyses of a team with requester and license, the newest first. */
export async function emiJobsOf(db: Kysely<Database>, teamId: string) {
  return listedJobs(db, teamId).execute();
}
export type ListedEmiJob = Awaited<ReturnType<typeof emiJobsOf>>[number];

/** The same for one job. */
export async function listedEmiJobOf(
  db: Kysely<Database>,
  teamId: string,
  id: string,
): Promise<ListedEmiJob | undefined> {
  return listedJobs(db, teamId).where('job.id', '=', id).executeTakeFirst();
}

/** Successful analyses of a project, the newest first: those of all licenses with its name. */
export async function runsOfProject(
  db: Kysely<Database>,
  teamId: string,
  project: string,
): Promise<ListedEmiJob[]> {
  return listedJobs(db, teamId)
    .where('license.label', '=', project)
    .where('job.status', '=', 'success')
    .limit(1000)
    .execute();
}

export function listedJobs(db: Kysely<Database>, teamId: string) {
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
      'job.progress',
      'job.license_id',
      'job.facts',
      'license.label',
      'license.number',
      'person.last_name',
      'person.first_name',
    ])
    .orderBy('job.created_at', 'desc')
    .orderBy('job.id', 'desc');
}

export async function emiJobOf(
  db: Kysely<Database>,
  teamId: string,
  id: string,
): Promise<EmiJobRecord | undefined> {
  return forTeam(db, teamId)
    .selectFrom('manager.emi_job')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks a job of any team until the transaction ends. */
export async function lockEmiJob(
  trx: Kysely<Database>,
  id: string,
): Promise<EmiJobRecord | undefined> {
  return trx
    .selectFrom('manager.emi_job')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Number of a team's failed uploads today. */
export async function failedToday(
  db: Kysely<Database>,
  teamId: string,
  now: Date,
): Promise<number> {
  const { count } = await forTeam(db, teamId)
    .selectFrom('manager.emi_job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'failed')
    .where('rerun_of', 'is', null)
    .where('created_at', '>=', startOfTokyoDay(tokyoDay(now)))
    .executeTakeFirstOrThrow();
  return count;
}

/** Number of a team's waiting or running re-runs. */
export async function openReruns(db: Kysely<Database>, teamId: string): Promise<number> {
  const { count } = await forTeam(db, teamId)
    .selectFrom('manager.emi_job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', ['waiting', 'processing'])
    .where('rerun_of', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The recipient of the mail about a job, who may have left the team, and its content. */
export async function emiMailFacts(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('manager.emi_job as job')
    .innerJoin('manager.user_ref as person', 'person.id', 'job.user_id')
    .innerJoin('manager.emi_license as license', 'license.id', 'job.license_id')
    .select([
      'job.id',
      'job.user_id',
      'job.locale',
      'job.status',
      'job.error',
      'job.src_filename',
      'license.label',
      'license.number',
      'person.email',
      'person.first_name',
      'person.last_name',
    ])
    .where('job.id', '=', id)
    .executeTakeFirst();
}
export type EmiMailFacts = NonNullable<Awaited<ReturnType<typeof emiMailFacts>>>;

/** Boards uploaded before a day whose archive is still stored. */
export async function archivesBefore(db: Kysely<Database>, before: Date) {
  return db
    .selectFrom('manager.emi_job')
    .select(['id', 'src_key', 'rerun_of'])
    .where('created_at', '<', before)
    .where('src_key', '<>', '')
    .orderBy('id')
    .limit(1000)
    .execute();
}

/** Records that the archive of a job was deleted. */
export async function forgetArchive(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('manager.emi_job').set({ src_key: '' }).where('id', '=', id).execute();
}

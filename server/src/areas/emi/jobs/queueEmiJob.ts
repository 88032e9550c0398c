import { tokyoDay, type Locale } from '@portal/shared/domain';
import type { EmiSettings } from '@portal/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { emiLicenseFault, type EmiLicenseFault } from '../licenses/emi-licenses.policy.ts';
import { lockEmiLicense, reserveUse } from '../licenses/emi-licenses.queries.ts';
import { analyzeJob } from './emiQueueJobs.ts';
import { failedToday } from './emi-jobs.queries.ts';
import type { JobLists } from './jobLists.ts';

/** Failed uploads of a team per day: a failed analysis costs as much as a successful one. */
const mostFailedUploads = 20;

/**
 * The job is refused: the license cannot be used, or too many of the team's uploads `failed` today.
 */
export class EmiJobRefusedError extends Error {
  override readonly name = 'EmiJobRefusedError';
  constructor(readonly reason: EmiLicenseFault | 'failed') {
    super(reason);
  }
}

interface NewEmiJob {
  readonly id: string;
  readonly teamId: string;
  readonly userId: string;
  readonly licenseId: string;
  readonly fileName: string;
  /** Storage key and size of the archive. */
  readonly key: string;
  readonly bytes: number;
  readonly lists: JobLists;
  readonly settings: EmiSettings;
  readonly locale: Locale;
  readonly terms: string | null;
}

/**
 * Reserves a use of a license and queues the analysis of an archive, in the caller's transaction.
 * The license's row lock decides between concurrent uploads for its last use.
 *
 * @throws EmiJobRefusedError; the caller must then roll back
 */
export async function queueEmiJob(
  { clock, queue }: Pick<Deps, 'clock' | 'queue'>,
  trx: Kysely<Database>,
  job: NewEmiJob,
): Promise<void> {
  const now = clock();
  const license = await lockEmiLicense(trx, job.teamId, job.licenseId);
  const fault = emiLicenseFault(license, tokyoDay(now));
  if (fault !== null) throw new EmiJobRefusedError(fault);
  if ((await failedToday(trx, job.teamId, now)) >= mostFailedUploads) {
    throw new EmiJobRefusedError('failed');
  }
  await reserveUse(trx, job.teamId, job.licenseId);
  await trx
    .insertInto('manager.emi_job')
    .values({
      id: job.id,
      team_id: job.teamId,
      user_id: job.userId,
      license_id: job.licenseId,
      status: 'waiting',
      src_filename: job.fileName,
      src_key: job.key,
      src_bytes: job.bytes,
      classes: job.lists.classes,
      roles: job.lists.roles,
      settings: JSON.stringify(job.settings),
      locale: job.locale,
      terms: job.terms,
      rerun_of: null,
      created_at: now,
    })
    .execute();
  await queue.enqueue(trx, analyzeJob, { job: job.id });
}

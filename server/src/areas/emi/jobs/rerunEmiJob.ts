import {
  emiSettingsSchema,
  type EmiRerunAnswer,
  type EmiRerunRequest,
} from '@portal/shared/contracts';
import { tokyoDay, type Locale } from '@portal/shared/domain';
import { newId } from '../../../platform/db/newId.ts';
import { recordAudit } from '../../../platform/db/audit.ts';
import { lockFor } from '../../../platform/db/lockFor.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { readEmiSettings } from '../licenses/settings/EmiSettings.ts';
import { emiLicenseFault } from '../licenses/emi-licenses.policy.ts';
import { lockEmiLicense, reserveUse } from '../licenses/emi-licenses.queries.ts';
import { analyzeJob } from './emiQueueJobs.ts';
import { emiJobOf, openReruns, type EmiJobRecord } from './emi-jobs.queries.ts';
import { choiceAfter } from './EmiJobError.ts';
import { emiJobTexts } from './emiJobTexts.ts';
import { listFaultOf } from './jobLists.ts';

/**
 * Most waiting or running re-runs of a team: they consume no use, so they must not fill the queue.
 */
const mostOpenReruns = 3;

interface Rerunning {
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly ip: string;
}

/**
 * Queues another analysis of a board with changed settings. Consumes no use, except after a failure
 * that returned one.
 *
 * @throws NotFoundError for a job that the team does not have
 */
export async function rerunEmiJob(
  { db, blobs, clock, queue }: Pick<Deps, 'db' | 'blobs' | 'clock' | 'queue'>,
  { viewer: { user, team }, locale, ip }: Rerunning,
  id: string,
  { settings, ...lists }: EmiRerunRequest,
): Promise<EmiRerunAnswer> {
  const texts = emiJobTexts[locale];
  const job = await emiJobOf(db, team.id, id);
  if (!job) throw new NotFoundError();
  const refuse = (code: string, message: string) => ({ error: true as const, code, message });
  if ((await readEmiSettings(db)).isOff) return refuse('off', texts.off);
  const isUndecided = job.status === 'failed' && choiceAfter(job.error) !== null;
  if (job.status !== 'success' && !isUndecided) return refuse('not_finished', texts.notFinished);
  const fault = await listFaultOf(lists, locale);
  if (fault) return refuse('invalid', fault.sentence);
  if (job.src_key === '' || !(await blobs.stat(job.src_key))) return refuse('over', texts.over);
  const now = clock();
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, `emi-rerun ${team.id}`);
    if ((await openReruns(trx, team.id)) >= mostOpenReruns) return refuse('busy', texts.busy);
    if (isUndecided) {
      const license = await lockEmiLicense(trx, team.id, job.license_id);
      const fault = emiLicenseFault(license, tokyoDay(now));
      if (fault !== null) return refuse(fault, texts.noUse);
      await reserveUse(trx, team.id, job.license_id);
    }
    const again = newId(now);
    await trx
      .insertInto('manager.emi_job')
      .values({
        ...repeated(job),
        id: again,
        user_id: user.id,
        classes: lists.classes ?? job.classes,
        roles: lists.roles ?? job.roles,
        settings: JSON.stringify(settings ?? emiSettingsSchema.parse(job.settings)),
        locale,
        // The use of a failed job came back, so its next analysis is a new one.
        rerun_of: isUndecided ? null : id,
        created_at: now,
      })
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: user.id,
      teamId: team.id,
      ip,
      action: 'emi.rerun',
      object: again,
      details: { of: id },
    });
    await queue.enqueue(trx, analyzeJob, { job: again });
    return { error: false as const, id: again };
  });
}

/** The fields that a re-run copies from the original job. */
function repeated({ team_id, license_id, src_filename, src_key, src_bytes, terms }: EmiJobRecord) {
  const status = 'waiting' as const;
  return { team_id, license_id, src_filename, src_key, src_bytes, terms, status };
}

import { newId } from '../../../platform/db/newId.ts';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { NotFoundError, RequestError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { listRunFindings } from './listRunFindings.ts';
import { requireResultJob } from './ResultJob.ts';
import { sayRemark } from './sayRemark.ts';
import {
  addSuppression,
  changeSuppression,
  lockSuppressions,
  removeSuppression,
} from '../jobs/suppressions.queries.ts';

/** Most suppressed findings of a project; each is matched in every displayed run. */
const mostSuppressions = 2_000;

interface Asking {
  readonly viewer: Viewer;
  readonly ip: string;
  readonly job: string;
  /** Key of the finding within the job. */
  readonly key: string;
}

/**
 * Suppresses a finding in all runs of its project, or changes the reason; null removes the
 * suppression. Among concurrent calls the last one counts.
 *
 * @returns the suppression in force
 * @throws NotFoundError for a job or a finding that the team does not have
 * @throws RequestError 409 `too_many`
 */
export async function suppressFinding(
  deps: Pick<Deps, 'db' | 'blobs' | 'clock'>,
  { viewer: { user, team }, ip, job: id, key }: Asking,
  reason: string | null,
) {
  const job = await requireResultJob(deps, team.id, id);
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    await lockSuppressions(trx, job.project);
    const run = await listRunFindings({ ...deps, db: trx }, job);
    const { facts, placed, listed, suppressed } = run;
    const number = listed.findIndex((each) => each.key === key);
    const [found, place] = [listed[number], placed[number]];
    if (!found || !place) throw new NotFoundError();
    const held = found.suppression;
    if (held === undefined && reason === null) return null;
    const said = { user_id: user.id, created_at: now };
    if (held === undefined && reason !== null) {
      if (suppressed >= mostSuppressions) throw new RequestError(409, 'too_many');
      await addSuppression(trx, job.project, {
        ...{ id: newId(now), subject: place.subject.text, is_one: place.subject.isOne },
        ...{ x_mm: place.xMm, y_mm: place.yMm, outline: JSON.stringify(facts.outline.boxMm) },
        ...{ reason, ...said },
      });
    } else if (held && reason !== null) {
      await changeSuppression(trx, team.id, held.id, { reason, ...said });
    } else if (held) await removeSuppression(trx, team.id, held.id);
    await sayRemark(
      trx,
      { job, run, number, userId: user.id, now },
      { act: reason === null ? 'unsuppress' : 'suppress', text: reason ?? '', whom: null },
    );
    await recordAudit(trx, {
      ...{ at: now, actor: user.id, teamId: team.id, ip, object: id },
      action: reason === null ? 'emi.unsuppress' : 'emi.suppress',
      details: {
        ...{ key, rule: found.finding.rule, project: job.label },
        ...(reason === null ? {} : { reason }),
      },
    });
    const { last_name, first_name } = user;
    return reason === null ? null : { reason, created_at: now, last_name, first_name };
  });
}

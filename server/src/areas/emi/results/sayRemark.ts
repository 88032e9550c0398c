import { newId } from '../../../platform/db/newId.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { EmiRemarkTable } from '../../../platform/db/tables/emi.ts';
import type { RunFindings } from './listRunFindings.ts';
import type { ResultJob } from './ResultJob.ts';
import { addRemark, addThread, changeThread, remarksOf } from './threads.queries.ts';

/** A finding with this many remarks takes no more comments. */
const mostRemarks = 500;

/** A remark or act about a finding. */
export type Said = Pick<EmiRemarkTable, 'act' | 'text' | 'whom'>;

interface Place {
  readonly job: ResultJob;
  readonly run: Pick<RunFindings, 'facts' | 'placed' | 'listed'>;
  /** Number of the finding in the run, from 0. */
  readonly number: number;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Adds a remark to the thread of a finding, which it creates if needed, and changes assignee and
 * state. The caller holds the lock of the project.
 *
 * @throws RequestError 409 `too_many` for a comment
 */
export async function sayRemark(
  trx: Kysely<Database>,
  { job, run, number, userId, now }: Place,
  said: Said,
): Promise<void> {
  const [found, place] = [run.listed[number], run.placed[number]];
  if (!found || !place) throw new Error('The run does not have this finding.');
  const { teamId, label } = job.project;
  const id = found.thread?.id ?? newId(now);
  if (found.thread && said.act === 'comment') {
    const before = await remarksOf(trx, teamId, id);
    if (before.length >= mostRemarks) throw new RequestError(409, 'too_many');
  }
  if (!found.thread)
    await addThread(trx, {
      ...{ id, team_id: teamId, project: label },
      ...{ subject: place.subject.text, is_one: place.subject.isOne },
      ...{ x_mm: place.xMm, y_mm: place.yMm, outline: JSON.stringify(run.facts.outline.boxMm) },
    });
  if (said.act === 'assign') await changeThread(trx, teamId, id, { assignee: said.whom });
  if (said.act === 'fix' || said.act === 'reopen')
    await changeThread(trx, teamId, id, { is_fixed: said.act === 'fix' });
  await addRemark(trx, {
    ...{ id: newId(now), team_id: teamId, thread_id: id, ...said },
    ...{ job_id: job.id, finding_key: found.key, user_id: userId, created_at: now },
  });
}

import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { defineJob, type Queue } from '../../../platform/jobs/Queue.ts';

/** Computes the figures of a team's days whose events have changed. */
export const rollUpJob = defineJob<{ readonly teamId: string }>('usage.roll-up');

/** Batches come in a row: the days of all that come meanwhile are computed once. */
const restMs = 5_000;

/**
 * Notes that figures of some days are behind their events and has them computed soon, in the
 * transaction that adds the events. While marks of the team wait, a job does so too and none is
 * added; a mark that its job has just missed is found by the job of the clock.
 */
export async function markDays(
  trx: Kysely<Database>,
  queue: Queue,
  teamId: string,
  days: readonly string[],
): Promise<void> {
  const waiting = await forTeam(trx, teamId)
    .selectFrom('manager.usage_mark')
    .select('seq')
    .limit(1)
    .executeTakeFirst();
  await trx
    .insertInto('manager.usage_mark')
    .values(days.map((day) => ({ team_id: teamId, day })))
    .execute();
  if (waiting) return;
  await queue.enqueue(trx, rollUpJob, { teamId }, { delayMs: restMs });
}

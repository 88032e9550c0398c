import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { defineJob, type Queue } from '../../../platform/jobs/Queue.ts';

/** Computes the figures of a team's days whose events have changed. */
export const rollUpJob = defineJob<{ readonly teamId: string }>('usage.roll-up');

/** Delay that combines the days of consecutive batches into one run. */
const restMs = 5_000;

/**
 * Marks days whose figures are outdated and queues their computation, in the transaction that adds
 * the events. If marks of the team already wait, their job covers these days too; the scheduled job
 * finds a mark that the job just missed.
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

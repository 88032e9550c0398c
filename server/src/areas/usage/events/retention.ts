import { monthsAgo } from '@portal/shared/domain';
import type { Deps, Workers } from '../../../platform/Deps.ts';
import { readFirstCompleteDay, writeFirstCompleteDay } from '../figures/firstCompleteDay.ts';
import { rollUp, teamsWithMarks } from '../figures/rollUp.ts';
import { dropPartitionsBefore } from './partitions.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';

/** Months that figures of people are kept: the longest period of any screen. */
const personalMonths = 60;

type RetentionDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/**
 * The first day whose events are kept, by the configured number of months. Never a day whose events
 * were dropped before, even if the setting was increased.
 */
export async function firstKeptDay({ db, clock, config }: Omit<RetentionDeps, 'log'>) {
  const wanted = monthsAgo(clock(), config.usageRetentionMonths);
  const dropped = await readFirstCompleteDay(db);
  return dropped !== undefined && dropped > wanted ? dropped : wanted;
}

/**
 * Drops raw events of expired months after computing their figures, and figures of people that no
 * screen shows any more.
 */
export async function dropOldUsage(deps: RetentionDeps): Promise<void> {
  const { db, clock, log } = deps;
  // Pending days may belong to the expired months.
  for (const teamId of await teamsWithMarks(db)) await rollUp(db, teamId);
  const since = await firstKeptDay(deps);
  const dropped = await db.transaction().execute(async (trx) => {
    const months = await dropPartitionsBefore(trx, since.slice(0, 7));
    if (months.length > 0) await writeFirstCompleteDay(trx, since);
    return months;
  });
  const oldest = monthsAgo(clock(), personalMonths);
  await db.deleteFrom('manager.usage_user_day').where('day', '<', oldest).execute();
  await db.deleteFrom('manager.usage_user_month').where('month', '<', oldest).execute();
  if (dropped.length > 0) log.info({ months: dropped }, 'raw usage events dropped');
}

const retentionJob = defineJob<object>('usage.retention', 2);

/** Drops expired events every night. */
export const usageEventsWorkers: Workers = (deps) => {
  deps.queue.schedule(retentionJob, '17 3 * * *', () => dropOldUsage(deps));
};

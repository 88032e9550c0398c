import { monthsAgo } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import { readFirstCompleteDay, writeFirstCompleteDay } from '../figures/firstCompleteDay.ts';
import { rollUp, teamsWithMarks } from '../figures/rollUp.ts';
import { dropPartitionsBefore } from './partitions.ts';

/** Figures that name people are kept for so many months: as long a period as any screen shows. */
const personalMonths = 60;

type RetentionDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/**
 * The first day whose events are kept: this month and as many before it as the setting says. Never
 * one whose events have been dropped before, however long the setting is now.
 */
export async function firstKeptDay({ db, clock, config }: Omit<RetentionDeps, 'log'>) {
  const wanted = monthsAgo(clock(), config.usageRetentionMonths);
  const dropped = await readFirstCompleteDay(db);
  return dropped !== undefined && dropped > wanted ? dropped : wanted;
}

/**
 * Drops the raw events of months that are no longer kept, after their figures have been computed,
 * and the figures of people that are older than any screen shows.
 */
export async function dropOldUsage(deps: RetentionDeps): Promise<void> {
  const { db, clock, log } = deps;
  // What waits to be computed may be of those months.
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

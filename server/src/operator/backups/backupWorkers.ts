import type { Deps, Workers } from '../../platform/Deps.ts';
import { defineJob } from '../../platform/jobs/Queue.ts';
import { backUp } from './backUp.ts';
import { backupState, readNote, writeNote, type BackupNote } from './backupState.ts';
import { removeOld } from './removeOld.ts';

const dailyBackup = defineJob('backup.daily', 0);
const overdueBackup = defineJob('backup.overdue', 0);

/** A backup within this time is of the same night: the queue may repeat a long job. */
const sameNightMs = 12 * 60 * 60 * 1000;

/** Backs up daily to `BACKUP_TO`, if set, and logs a failure or delay. */
export const backupWorkers: Workers = (deps) => {
  const { to, at } = deps.config.backup;
  if (!to) return;
  const [hour, minute] = at.split(':').map(Number);
  deps.queue.schedule(dailyBackup, `${String(minute)} ${String(hour)} * * *`, () =>
    backUpDaily(deps),
  );
  deps.queue.schedule(overdueBackup, '45 * * * *', async () => {
    const { overdue, good_at, last } = await backupState(deps);
    if (overdue) deps.log.error({ good_at, problem: last?.problem }, 'the backup is overdue');
  });
};

/** @throws the failure, so that the queue retries */
export async function backUpDaily(deps: Deps): Promise<void> {
  const { to: place, keep, keyFile } = deps.config.backup;
  if (!place) return;
  const before = await readNote(deps);
  const startedAt = deps.clock();
  const good = before?.good_at ?? null;
  const isMade = before !== undefined && before.outcome !== 'failed';
  if (isMade && startedAt.getTime() - Date.parse(before.started_at) < sameNightMs) return;
  const note = (rest: Pick<BackupNote, 'outcome' | 'problem' | 'good_at'>) =>
    writeNote(deps, {
      started_at: startedAt.toISOString(),
      ended_at: deps.clock().toISOString(),
      ...rest,
    });
  try {
    const { id, manifest, added } = await backUp(deps, { place, keyFile }, async (vault) => {
      const { backups, files, unread } = await removeOld(vault, keep);
      deps.log.info({ backups, files }, 'old backups were removed');
      if (unread.length > 0) {
        deps.log.warn({ unread }, 'backups cannot be read; for their sake no file was removed');
      }
    });
    const { faulty } = manifest;
    const isWhole = faulty.length === 0;
    const problem = isWhole ? '' : `Missing or wrong in the store of files: ${faulty.join(', ')}`;
    await note({
      outcome: isWhole ? 'made' : 'faulty',
      problem,
      good_at: isWhole ? startedAt.toISOString() : good,
    });
    if (isWhole) deps.log.info({ id, ...added }, 'the backup was made');
    else deps.log.error({ id, faulty }, 'the backup lacks files that are missing or wrong here');
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    await note({ outcome: 'failed', problem, good_at: good });
    deps.log.error({ err: error }, 'the backup failed');
    throw error;
  }
}

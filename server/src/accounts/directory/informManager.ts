import type { Deps } from '../../platform/Deps.ts';
import { teamSnapshotJob } from '../../platform/protocol/managerJobs.ts';

/**
 * Makes the manager process changes of teams now, so that the person's next page shows them. A
 * failure is only logged, because the job is retried.
 */
export async function informManager({ queue, log }: Pick<Deps, 'queue' | 'log'>): Promise<void> {
  try {
    await queue.drain(teamSnapshotJob);
  } catch (error) {
    log.warn({ err: error }, 'the manager does not know of a change yet');
  }
}

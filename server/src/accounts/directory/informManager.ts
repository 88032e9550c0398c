import type { Deps } from '../../deps.ts';
import { teamSnapshotJob } from '../../protocol/teamSnapshotJob.ts';

/**
 * Lets the manager take over what it was told, so that the person's next page knows it. A failure
 * is logged only: the job is tried again by itself, and what was saved stands.
 */
export async function informManager({ queue, log }: Pick<Deps, 'queue' | 'log'>): Promise<void> {
  try {
    await queue.drain(teamSnapshotJob);
  } catch (error) {
    log.warn({ err: error }, 'the manager does not know of a change yet');
  }
}

import type { Deps } from '../../platform/Deps.ts';
import type { OpenApps } from './OpenApps.ts';

interface Ending {
  /** Resolves when whoever distributes calls has noticed. */
  readonly noticed: Promise<unknown>;
  /** Cuts what is still under way, and hands jobs back. */
  readonly hurry: AbortSignal;
}

/**
 * Ends the work of a process without anybody noticing. It says that it is not ready and takes no
 * more jobs, but answers as before until that has been noticed; then it accepts nothing more and
 * ends when what is under way has.
 */
export async function drain(
  apps: OpenApps,
  { queue, readiness }: Pick<Deps, 'queue' | 'readiness'>,
  { noticed, hurry }: Ending,
): Promise<void> {
  readiness.drain();
  const resting = queue.stopWorkers(hurry);
  await noticed;
  await Promise.all([apps.close(hurry), resting]);
}

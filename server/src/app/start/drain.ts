import type { Deps } from '../../platform/Deps.ts';
import type { OpenApps } from './OpenApps.ts';

interface Ending {
  /** Resolves when the load balancer has noticed. */
  readonly noticed: Promise<unknown>;
  /** Cuts open requests and releases jobs. */
  readonly hurry: AbortSignal;
}

/**
 * Shuts a process down gracefully. Reports unready and fetches no more jobs, but serves as before
 * until the load balancer has noticed; then accepts nothing and resolves when open requests have
 * finished.
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

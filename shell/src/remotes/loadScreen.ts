import type { ComponentType } from 'react';
import { meetsContract, type RegisteredRemote, type Release } from '@portal/shared/remote';
import { errorId } from './errorId.ts';
import type { Tell } from './Happening.ts';
import { pauseAfter, type LoaderPolicy } from './LoaderPolicy.ts';
import { RemoteLoadError, reasonOf } from './RemoteLoadError.ts';
import type { FailureReason, ScreenState } from './ScreenState.ts';

/** The dependencies of the loader. */
interface LoaderPorts {
  /**
   * Loads a release and the screen of one of its routes.
   *
   * @throws RemoteLoadError, or any error of the remote's code
   */
  load(release: Release, routePath: string): Promise<ComponentType>;
  /**
   * The remote in the current registry; the known one if the registry cannot be read.
   */
  reread(remote: RegisteredRemote): Promise<RegisteredRemote>;
  /** The remote with its previous release, which carried remotes lack. */
  whole(remote: RegisteredRemote): Promise<RegisteredRemote>;
  /** Reports a failure to the browser's log. */
  report(error: unknown): void;
  readonly tell: Tell;
  wait(ms: number): Promise<void>;
  now(): number;
  /** A random number, 0 ≤ x < 1. */
  random(): number;
}

interface Job {
  readonly remote: RegisteredRemote;
  readonly routePath: string;
  readonly policy: LoaderPolicy;
  /** Called with every state, including the last one. */
  readonly onState: (state: ScreenState) => void;
}

/**
 * Loads one screen. After a failure it waits, longer each time, and tries the release that the
 * registry then names, since a deploy may have removed the old files. At last it tries the former
 * release. Never rejects.
 */
export async function loadScreen(job: Job, ports: LoaderPorts): Promise<void> {
  const { routePath, policy, onState } = job;
  const startedAt = ports.now();
  let { remote } = job;
  for (let attempt = 1; ; attempt += 1) {
    onState({ kind: 'loading', attempt });
    const result = await tryRelease(remote.current, routePath, policy, ports);
    if ('Component' in result) {
      onState({ kind: 'ready', ...result, release: remote.current });
      return;
    }
    const isLate = ports.now() - startedAt >= policy.giveUpAfterMs;
    if (!isWorthRetrying(result.reason) || attempt >= policy.attempts || isLate) {
      // An old page cannot judge a release for newer ones.
      const id = result.reason === 'incompatible' ? undefined : errorId(ports.random());
      if (id !== undefined) {
        const release = { name: remote.name, hash: remote.current.hash };
        ports.tell(release, 'load', { route: routePath, error: result.error, id });
      }
      const whole = await ports.whole(remote);
      const last = await fallBack(whole, result.reason, job, ports);
      onState(last.kind === 'failed' ? { ...last, id } : last);
      return;
    }
    onState({ kind: 'retrying', attempt, reason: result.reason });
    await ports.wait(pauseAfter(attempt, policy, ports.random()));
    remote = await ports.reread(remote);
  }
}

/**
 * Loads the screen from the former release.
 *
 * @param reason why the current release failed; the state has it if there is no former one or it
 *   fails too
 */
export async function fallBack(
  { current, previous }: RegisteredRemote,
  reason: FailureReason,
  { routePath, policy }: Pick<Job, 'routePath' | 'policy'>,
  ports: LoaderPorts,
): Promise<ScreenState> {
  if (previous === undefined) return { kind: 'failed', reason };
  const result = await tryRelease(previous, routePath, policy, ports);
  return 'Component' in result
    ? { kind: 'ready', ...result, release: previous, insteadOf: current }
    : { kind: 'failed', reason };
}

async function tryRelease(
  release: Release,
  routePath: string,
  { timeoutMs }: LoaderPolicy,
  ports: LoaderPorts,
): Promise<{ Component: ComponentType } | { reason: FailureReason; error?: unknown }> {
  if (!meetsContract(release.contract)) return { reason: 'incompatible' };
  const timeout = ports.wait(timeoutMs).then((): never => {
    throw new RemoteLoadError('timeout');
  });
  try {
    return { Component: await Promise.race([ports.load(release, routePath), timeout]) };
  } catch (error) {
    ports.report(error);
    return { reason: reasonOf(error), error };
  }
}

/** Whether another attempt may help: broken scripts would fail the same way again. */
function isWorthRetrying(reason: FailureReason): boolean {
  return reason === 'unreachable' || reason === 'timeout';
}

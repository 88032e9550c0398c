import type { RegisteredRemote, Registry } from '@portal/shared/remote';
import { createRemotes } from '../remotes/createRemotes.ts';
import { RemoteLoadError } from '../remotes/RemoteLoadError.ts';
import type { RemotesPorts } from '../remotes/RemotesPorts.ts';
import { findRoute, screenOf } from '../remotes/RemotesState.ts';
import type { FailureReason } from '../remotes/ScreenState.ts';
import { aRemote } from './aRelease.ts';

export function Screen() {
  return null;
}

export function aRegistry(...remotes: RegisteredRemote[]): Registry {
  return { generated_at: '2026-11-20T00:00:00Z', version: 'v2', remotes };
}

/** A portal with one remote whose releases load as `outcomes` say, one entry for each attempt. */
export function aPage(remote = aRemote(), options: { isComplete?: boolean } = {}) {
  const outcomes: Record<string, (FailureReason | 'ok' | 'never')[]> = {};
  const calls: string[] = [];
  const told: string[] = [];
  const world = {
    registry: aRegistry(remote),
    isTyped: false,
    registryFails: false,
    carried: [] as readonly RegisteredRemote[],
    /** Whether the registry was read past the browser's cache, each time. */
    anew: [] as boolean[],
    kept: undefined as Registry | undefined,
  };
  const ports: RemotesPorts = {
    load: (release, routePath) => {
      calls.push(`${release.hash} ${routePath}`);
      const outcome = outcomes[release.hash]?.shift() ?? 'ok';
      if (outcome === 'never') return new Promise(() => undefined);
      if (outcome === 'ok') return Promise.resolve(Screen);
      return Promise.reject(
        outcome === 'broken' ? new TypeError('x is not a function') : new RemoteLoadError(outcome),
      );
    },
    fetchRegistry: (isDoubtful) => {
      calls.push('registry');
      world.anew.push(isDoubtful);
      return world.registryFails
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(world.registry);
    },
    carriedRemotes: () => world.carried,
    keepRegistry: (registry) => {
      world.kept = registry;
      return Promise.resolve();
    },
    lastRegistry: () => Promise.resolve(world.kept),
    hasUnsavedChanges: () => world.isTyped,
    report: () => undefined,
    tell: ({ hash }, what) => told.push(`${hash} ${typeof what === 'string' ? what : what.part}`),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: () => Date.now(),
    random: () => 0.5,
  };
  const known = { remotes: [remote], version: 'v1', isComplete: options.isComplete ?? true };
  const remotes = createRemotes(known, ports);
  const screen = (pathname = '/parts') => {
    const match = findRoute(remotes.getState(), pathname);
    return match ? screenOf(remotes.getState(), match) : undefined;
  };
  return { remotes, outcomes, calls, told, world, screen };
}

/** Lets time pass. @param ms milliseconds of the test clock */
export async function pass(ms: number) {
  await jest.advanceTimersByTimeAsync(ms);
}

import type { RegisteredRemote, Registry } from '@portal/shared/remote';
import { aRelease, aRemote } from '../testing/aRelease.ts';
import { createRemotes, type RemotesPorts } from './createRemotes.ts';
import { RemoteLoadError } from './RemoteLoadError.ts';
import { findRoute, screenOf } from './RemotesState.ts';
import type { FailureReason } from './ScreenState.ts';

function Screen() {
  return null;
}

function aRegistry(...remotes: RegisteredRemote[]): Registry {
  return { generated_at: '2026-11-20T00:00:00Z', version: 'v2', remotes };
}

/** A portal with one remote whose releases load as `outcomes` say, one entry for each attempt. */
function setUp(remote = aRemote(), options: { isComplete?: boolean } = {}) {
  const outcomes: Record<string, (FailureReason | 'ok' | 'never')[]> = {};
  const calls: string[] = [];
  const world = { registry: aRegistry(remote), isTyped: false, registryFails: false };
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
    fetchRegistry: () => {
      calls.push('registry');
      return world.registryFails
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(world.registry);
    },
    hasUnsavedChanges: () => world.isTyped,
    report: () => undefined,
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
  return { remotes, outcomes, calls, world, screen };
}

async function pass(ms: number) {
  await jest.advanceTimersByTimeAsync(ms);
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('createRemotes', () => {
  it('loads the screen of an address when it is opened', async () => {
    const { remotes, screen } = setUp();
    expect(screen()).toEqual({ kind: 'idle' });
    remotes.open('/parts');
    await pass(0);
    expect(screen()).toMatchObject({ kind: 'ready', Component: Screen });
  });

  it('loads nothing for an address that no remote owns', async () => {
    const { remotes, calls } = setUp();
    remotes.open('/nowhere');
    await pass(0);
    expect(calls).toEqual([]);
  });

  it('tries again after a growing pause, with the release that the registry then names', async () => {
    const { remotes, outcomes, calls, world, screen } = setUp();
    outcomes.a1 = ['unreachable'];
    world.registry = aRegistry(aRemote(aRelease('b2')));
    remotes.open('/parts');
    await pass(399);
    expect(screen()).toEqual({ kind: 'retrying', attempt: 1, reason: 'unreachable' });
    await pass(1);
    expect(screen()).toMatchObject({ kind: 'ready', release: { hash: 'b2' } });
    expect(calls).toEqual(['a1 /parts', 'registry', 'b2 /parts']);
  });

  it('loads the former release when the current one cannot be loaded', async () => {
    const { remotes, outcomes, calls, screen } = setUp(aRemote(aRelease('b2'), aRelease('a1')));
    outcomes.b2 = ['unreachable', 'unreachable', 'unreachable'];
    remotes.open('/parts');
    await pass(1_600);
    expect(screen()).toMatchObject({
      kind: 'ready',
      release: { hash: 'a1' },
      insteadOf: { hash: 'b2' },
    });
    expect(calls.filter((call) => call.startsWith('b2'))).toHaveLength(3);
    remotes.open('/parts');
    await pass(0);
    expect(calls).toHaveLength(6);
  });

  it('tries the current release again at the next visit, and not while the former one is open', async () => {
    const { remotes, outcomes, screen } = setUp(aRemote(aRelease('b2'), aRelease('a1')));
    outcomes.b2 = ['unreachable', 'unreachable', 'unreachable'];
    remotes.open('/parts');
    await pass(1_600);
    expect(screen()).toMatchObject({ release: { hash: 'a1' } });
    remotes.open('/elsewhere');
    remotes.open('/parts');
    await pass(0);
    expect(screen()).toMatchObject({ kind: 'ready', release: { hash: 'b2' } });
    expect(screen()).not.toHaveProperty('insteadOf');
  });

  it('keeps what is typed on a former release at the next visit', async () => {
    const { remotes, outcomes, world, screen } = setUp(aRemote(aRelease('b2'), aRelease('a1')));
    outcomes.b2 = ['unreachable', 'unreachable', 'unreachable'];
    remotes.open('/parts');
    await pass(1_600);
    world.isTyped = true;
    remotes.open('/elsewhere');
    remotes.open('/parts');
    await pass(0);
    expect(screen()).toMatchObject({ release: { hash: 'a1' } });
    expect(remotes.getState().offered).toEqual(['mf-parts /parts']);
  });

  it('loads the former release when asked, as a stand-in for the current one', async () => {
    const { remotes, outcomes, screen } = setUp(aRemote(aRelease('b2'), aRelease('a1')));
    remotes.open('/parts');
    await pass(0);
    const match = findRoute(remotes.getState(), '/parts')!;
    remotes.useFormer(match);
    await pass(0);
    expect(screen()).toMatchObject({ release: { hash: 'a1' }, insteadOf: { hash: 'b2' } });
    outcomes.a1 = ['unreachable'];
    remotes.useFormer(match);
    await pass(0);
    expect(screen()).toEqual({ kind: 'failed', reason: 'broken' });
  });

  it('fails with the reason when there is no former release', async () => {
    const { remotes, outcomes, screen } = setUp();
    outcomes.a1 = ['unreachable', 'unreachable', 'unreachable'];
    remotes.open('/parts');
    await pass(1_600);
    expect(screen()).toEqual({ kind: 'failed', reason: 'unreachable' });
  });

  it('gives up on attempts that take too long', async () => {
    const { remotes, outcomes, screen } = setUp();
    outcomes.a1 = ['never', 'never', 'never'];
    remotes.open('/parts');
    await pass(8_000);
    expect(screen()).toEqual({ kind: 'retrying', attempt: 1, reason: 'timeout' });
    await pass(8_400);
    expect(screen()).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('does not load scripts again that fail by themselves', async () => {
    const { remotes, outcomes, calls, screen } = setUp();
    outcomes.a1 = ['broken'];
    remotes.open('/parts');
    await pass(0);
    expect(screen()).toEqual({ kind: 'failed', reason: 'broken' });
    expect(calls).toEqual(['a1 /parts']);
  });

  it('does not load a release that needs another shell', async () => {
    const { remotes, calls, screen } = setUp(aRemote(aRelease('a1', { contract: '^2.0.0' })));
    remotes.open('/parts');
    await pass(0);
    expect(screen()).toEqual({ kind: 'failed', reason: 'incompatible' });
    expect(calls).toEqual([]);
  });

  it('loads a failed screen anew when asked', async () => {
    const { remotes, outcomes, screen } = setUp();
    outcomes.a1 = ['broken'];
    remotes.open('/parts');
    await pass(0);
    const match = findRoute(remotes.getState(), '/parts');
    expect(match).toBeDefined();
    if (match) remotes.reload(match);
    await pass(0);
    expect(screen()).toMatchObject({ kind: 'ready' });
  });

  it('reads the registry for an address that is not in the page’s data', async () => {
    const { remotes, calls, world } = setUp(undefined, { isComplete: false });
    const log: RegisteredRemote = {
      ...aRemote(aRelease('c3')),
      name: 'mf-log',
      routes: [{ path: '/log', title: { en: 'Log', ja: 'ログ' } }],
    };
    world.registry = aRegistry(aRemote(aRelease('a1')), log);
    remotes.open('/log');
    await pass(0);
    expect(calls).toEqual(['registry', 'c3 /log']);
    expect(remotes.getState().registry).toBe('complete');
  });

  it('says that the registry cannot be reached and asks again at the next opening', async () => {
    const { remotes, world } = setUp(undefined, { isComplete: false });
    world.registryFails = true;
    remotes.open('/log');
    await pass(0);
    expect(remotes.getState().registry).toBe('unreachable');
    world.registryFails = false;
    remotes.open('/log');
    await pass(0);
    expect(remotes.getState().registry).toBe('complete');
  });

  it('loads a screen once for a prefetch and an opening', async () => {
    const { remotes, calls } = setUp();
    remotes.prefetch('/parts');
    remotes.open('/parts');
    await pass(0);
    remotes.open('/parts');
    await pass(0);
    expect(calls).toEqual(['a1 /parts']);
  });

  it('uses a newer release without notice while nothing of it is loaded', async () => {
    const { remotes, world, calls } = setUp();
    world.registry = aRegistry(aRemote(aRelease('b2')));
    await remotes.readRegistry();
    remotes.open('/parts');
    await pass(0);
    expect(calls).toEqual(['registry', 'b2 /parts']);
  });

  it('loads a newer release of a loaded remote at the next opening', async () => {
    const { remotes, world, screen } = setUp();
    remotes.open('/parts');
    await pass(0);
    world.registry = aRegistry(aRemote(aRelease('b2')));
    await remotes.readRegistry();
    expect(screen()).toMatchObject({ release: { hash: 'a1' } });
    remotes.open('/parts');
    await pass(0);
    expect(screen()).toMatchObject({ release: { hash: 'b2' } });
  });

  it('offers a newer release while something is typed', async () => {
    const { remotes, world, screen } = setUp();
    remotes.open('/parts');
    await pass(0);
    world.registry = aRegistry(aRemote(aRelease('b2')));
    world.isTyped = true;
    await remotes.readRegistry();
    remotes.open('/parts');
    await pass(0);
    expect(screen()).toMatchObject({ release: { hash: 'a1' } });
    expect(remotes.getState().offered).toEqual(['mf-parts /parts']);
    const match = findRoute(remotes.getState(), '/parts');
    if (match) remotes.reload(match);
    await pass(0);
    expect(screen()).toMatchObject({ release: { hash: 'b2' } });
    expect(remotes.getState().offered).toEqual([]);
  });

  it('keeps a screen that the registry no longer has until it is left', async () => {
    const { remotes, world, screen } = setUp();
    remotes.open('/parts');
    await pass(0);
    world.registry = aRegistry();
    await remotes.readRegistry();
    expect(screen()).toMatchObject({ kind: 'ready' });
    remotes.open('/elsewhere');
    await pass(0);
    expect(findRoute(remotes.getState(), '/parts')).toBeUndefined();
  });

  it('keeps the state of the first render separate from later ones', async () => {
    const { remotes } = setUp();
    const first = remotes.getInitialState();
    remotes.open('/parts');
    await pass(0);
    expect(remotes.getInitialState()).toBe(first);
    expect(first.screens).toEqual({});
  });
});

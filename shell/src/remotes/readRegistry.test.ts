import type { RegisteredRemote } from '@portal/shared/remote';
import { aPage, aRegistry, pass } from '../testing/aPage.ts';
import { aRelease, aRemote } from '../testing/aRelease.ts';
import { findRoute } from './RemotesState.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the registry of a page', () => {
  it('reads the registry for an address that is not in the page’s data', async () => {
    const { remotes, calls, world } = aPage(undefined, { isComplete: false });
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
    const { remotes, world } = aPage(undefined, { isComplete: false });
    world.registryFails = true;
    remotes.open('/log');
    await pass(0);
    expect(remotes.getState().registry).toBe('unreachable');
    world.registryFails = false;
    remotes.open('/log');
    await pass(0);
    expect(remotes.getState().registry).toBe('complete');
  });

  it('goes past the browser’s cache when what it has read could not be used, or a screen has failed', async () => {
    const { remotes, outcomes, world } = aPage();
    world.registryFails = true;
    await remotes.readRegistry();
    world.registryFails = false;
    await remotes.readRegistry();
    await remotes.readRegistry();
    expect(world.anew).toEqual([false, true, false]);
    outcomes.a1 = ['unreachable'];
    remotes.open('/parts');
    await pass(400);
    expect(world.anew).toEqual([false, true, false, true]);
  });

  it('uses a newer release without notice while nothing of it is loaded', async () => {
    const { remotes, world, calls } = aPage();
    world.registry = aRegistry(aRemote(aRelease('b2')));
    await remotes.readRegistry();
    remotes.open('/parts');
    await pass(0);
    expect(calls).toEqual(['registry', 'b2 /parts']);
  });

  it('loads a newer release of a loaded remote at the next opening', async () => {
    const { remotes, world, screen } = aPage();
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
    const { remotes, world, screen } = aPage();
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

  it('goes on with the registry that was kept last when it cannot be read', async () => {
    const { remotes, world, screen } = aPage(aRemote(), { isComplete: false });
    const other = { ...aRemote(aRelease('o1')), name: 'mf-other', navigation: [] };
    const routes = [{ path: '/other', title: { en: 'Other', ja: 'その他' } }];
    world.kept = aRegistry(aRemote(aRelease('old')), { ...other, routes });
    world.registryFails = true;
    remotes.open('/other');
    await pass(0);
    expect(screen('/other')).toMatchObject({ kind: 'ready', release: { hash: 'o1' } });
    // What the page itself came with is newer, and an address that nobody knows may be new.
    expect(findRoute(remotes.getState(), '/parts')?.remote.current.hash).toBe('a1');
    expect(remotes.getState().registry).toBe('unreachable');
    remotes.open('/parts');
    world.registryFails = false;
    await remotes.readRegistry();
    expect(remotes.getState().remotes).toEqual(world.registry.remotes);
    expect(world.kept).toBe(world.registry);
  });

  it('keeps a screen that the registry no longer has until it is left', async () => {
    const { remotes, world, screen } = aPage();
    remotes.open('/parts');
    await pass(0);
    world.registry = aRegistry({ ...aRemote(aRelease('o1')), name: 'mf-other', routes: [] });
    await remotes.readRegistry();
    expect(screen()).toMatchObject({ kind: 'ready' });
    remotes.open('/elsewhere');
    await pass(0);
    expect(findRoute(remotes.getState(), '/parts')).toBeUndefined();
  });

  it('keeps what it knows when the registry is empty, and reads it again soon', async () => {
    const { remotes, world, calls, screen } = aPage();
    const full = world.registry;
    world.registry = aRegistry();
    await remotes.readRegistry();
    expect(world.kept).toBeUndefined();
    remotes.open('/parts/:id');
    await pass(0);
    expect(screen('/parts/:id')).toMatchObject({ kind: 'ready' });
    await pass(400);
    await pass(1200);
    const reads = () => calls.filter((call) => call === 'registry').length;
    expect(reads()).toBe(3);
    expect(world.anew).toEqual([false, true, true]);
    world.registry = full;
    await pass(3600);
    expect(remotes.getState().version).toBe('v2');
    await pass(60_000);
    expect(reads()).toBe(4);
  });

  it.each([
    ['offers another attempt', 0],
    ['loads it by itself once known', 400],
  ])('%s at an unknown address when the registry is empty', async (_what, afterMs) => {
    const { remotes, world, screen } = aPage(undefined, { isComplete: false });
    const routes = [{ path: '/log', title: { en: 'Log', ja: 'ログ' } }];
    world.registry = aRegistry();
    remotes.open('/log');
    await pass(0);
    expect(remotes.getState().registry).toBe('unreachable');
    world.registry = aRegistry({ ...aRemote(aRelease('c3')), name: 'mf-log', routes });
    if (afterMs === 0) remotes.open('/log');
    await pass(afterMs);
    expect(screen('/log')).toMatchObject({ kind: 'ready' });
  });
});

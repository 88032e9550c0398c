import type { RegisteredRemote } from '@portal/shared/remote';
import { aPage, aRegistry, pass, Screen } from '../testing/aPage.ts';
import { aRelease, aRemote } from '../testing/aRelease.ts';
import { findRoute, screenOf } from './RemotesState.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const aRoute = (path: string) => ({ path, title: { en: 'Other', ja: '他' } });

describe('createRemotes', () => {
  it('takes another form of a remote in place, without taking away what is there', async () => {
    const { remotes, calls, world, screen } = aPage();
    remotes.open('/parts');
    await pass(0);
    const kinds: (string | undefined)[] = [];
    remotes.subscribe(() => kinds.push(screen()?.kind));
    world.isTyped = true;
    remotes.replace(aRemote(aRelease('local')));
    await pass(0);
    expect(screen()).toMatchObject({ kind: 'ready', release: { hash: 'local' } });
    expect(new Set(kinds)).toEqual(new Set(['ready']));
    expect(calls).toEqual(['a1 /parts', 'local /parts']);
  });

  it('says of another form that it fails, and takes the next one', async () => {
    const { remotes, outcomes, screen } = aPage();
    outcomes.local = ['broken'];
    remotes.open('/parts');
    await pass(0);
    remotes.replace(aRemote(aRelease('local')));
    await pass(0);
    expect(screen()).toMatchObject({ kind: 'failed', reason: 'broken' });
    remotes.replace(aRemote(aRelease('next')));
    await pass(0);
    expect(screen()).toMatchObject({ kind: 'ready', release: { hash: 'next' } });
  });

  it('loads the screen of an address when it is opened', async () => {
    const { remotes, screen } = aPage();
    expect(screen()).toEqual({ kind: 'idle' });
    remotes.open('/parts');
    await pass(0);
    expect(screen()).toMatchObject({ kind: 'ready', Component: Screen });
  });

  it('loads a screen that the page carries without the registry, and its previous release with it', async () => {
    const { remotes, outcomes, calls, world, screen } = aPage(aRemote(), { isComplete: false });
    const other = { ...aRemote(aRelease('b1')), name: 'mf-other', routes: [aRoute('/other')] };
    world.carried = [other];
    world.registry = aRegistry(aRemote(), { ...other, previous: aRelease('b0') });
    remotes.open('/other');
    await pass(0);
    expect(screen('/other')).toMatchObject({ kind: 'ready', release: { hash: 'b1' } });
    expect(calls).toEqual(['b1 /other']);

    const failing = { ...aRemote(aRelease('c1')), name: 'mf-third', routes: [aRoute('/third')] };
    world.carried = [failing];
    world.registry = aRegistry(aRemote(), { ...failing, previous: aRelease('c0') });
    outcomes.c1 = ['broken'];
    remotes.open('/third');
    await pass(0);
    expect(screen('/third')).toMatchObject({ kind: 'ready', release: { hash: 'c0' } });
  });

  it('names each remote once, however often the registry cannot be read', async () => {
    const { remotes, world } = aPage(aRemote(), { isComplete: false });
    world.kept = aRegistry(aRemote(), { ...aRemote(aRelease('b1')), name: 'mf-other' });
    world.registryFails = true;
    for (let time = 0; time < 3; time += 1) await remotes.readRegistry();
    expect(remotes.getState().remotes.map(({ name }) => name)).toEqual([
      aRemote().name,
      'mf-other',
    ]);
  });

  it('loads nothing for an address that no remote owns', async () => {
    const { remotes, calls } = aPage();
    remotes.open('/nowhere');
    await pass(0);
    expect(calls).toEqual([]);
  });

  it('tries again after a growing pause, with the release that the registry then names', async () => {
    const { remotes, outcomes, calls, world, screen } = aPage();
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
    const { remotes, outcomes, calls, told, screen } = aPage(
      aRemote(aRelease('b2'), aRelease('a1')),
    );
    outcomes.b2 = ['unreachable', 'unreachable', 'unreachable'];
    remotes.open('/parts');
    await pass(1_600);
    expect(screen()).toMatchObject({
      kind: 'ready',
      release: { hash: 'a1' },
      insteadOf: { hash: 'b2' },
    });
    expect(calls.filter((call) => call.startsWith('b2'))).toHaveLength(3);
    expect(told).toEqual(['b2 load']);
    remotes.open('/parts');
    await pass(0);
    expect(calls).toHaveLength(6);
  });

  it('tries the current release again at the next visit, and not while the former one is open', async () => {
    const { remotes, outcomes, screen } = aPage(aRemote(aRelease('b2'), aRelease('a1')));
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
    const { remotes, outcomes, world, screen } = aPage(aRemote(aRelease('b2'), aRelease('a1')));
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
    const { remotes, outcomes, screen } = aPage(aRemote(aRelease('b2'), aRelease('a1')));
    remotes.open('/parts');
    await pass(0);
    const match = findRoute(remotes.getState(), '/parts')!;
    remotes.takeFormer(match);
    await pass(0);
    expect(screen()).toMatchObject({ release: { hash: 'a1' }, insteadOf: { hash: 'b2' } });
    outcomes.a1 = ['unreachable'];
    remotes.takeFormer(match);
    await pass(0);
    expect(screen()).toMatchObject({ kind: 'failed', reason: 'broken' });
  });

  it('fails with the reason when there is no former release', async () => {
    const { remotes, outcomes, screen } = aPage();
    outcomes.a1 = ['unreachable', 'unreachable', 'unreachable'];
    remotes.open('/parts');
    await pass(1_600);
    expect(screen()).toEqual({ kind: 'failed', reason: 'unreachable', id: 'i0000000' });
  });

  it('gives up on attempts that take too long', async () => {
    const { remotes, outcomes, screen } = aPage();
    outcomes.a1 = ['never', 'never', 'never'];
    remotes.open('/parts');
    await pass(8_000);
    expect(screen()).toEqual({ kind: 'retrying', attempt: 1, reason: 'timeout' });
    await pass(8_400);
    expect(screen()).toMatchObject({ kind: 'failed', reason: 'timeout' });
  });

  it('does not load scripts again that fail by themselves', async () => {
    const { remotes, outcomes, calls, screen } = aPage();
    outcomes.a1 = ['broken'];
    remotes.open('/parts');
    await pass(0);
    expect(screen()).toMatchObject({ kind: 'failed', reason: 'broken' });
    expect(calls).toEqual(['a1 /parts']);
  });

  it('does not load a release that needs another shell', async () => {
    const { remotes, calls, told, screen } = aPage(aRemote(aRelease('a1', { contract: '^2.0.0' })));
    remotes.open('/parts');
    await pass(0);
    expect(screen()).toMatchObject({ kind: 'failed', reason: 'incompatible' });
    expect(calls).toEqual([]);
    expect(told).toEqual([]);
  });

  it('loads a failed screen again on request', async () => {
    const { remotes, outcomes, screen } = aPage();
    outcomes.a1 = ['broken'];
    remotes.open('/parts');
    await pass(0);
    const match = findRoute(remotes.getState(), '/parts');
    expect(match).toBeDefined();
    if (match) remotes.reload(match);
    await pass(0);
    expect(screen()).toMatchObject({ kind: 'ready' });
  });

  it('loads a screen once for a prefetch and an opening', async () => {
    const { remotes, calls } = aPage();
    remotes.prefetch('/parts');
    remotes.open('/parts');
    await pass(0);
    remotes.open('/parts');
    await pass(0);
    expect(calls).toEqual(['a1 /parts']);
  });

  it('tells of each address that is opened, when its screen is on its way or there', async () => {
    const { remotes, outcomes } = aPage();
    const heard: string[] = [];
    remotes.onOpen(({ route }, pathname) => {
      heard.push(`${pathname} ${screenOf(remotes.getState(), { remote, route }).kind}`);
    });
    const [remote] = remotes.getState().remotes as [RegisteredRemote];
    outcomes.a1 = ['ok', 'never'];
    remotes.open('/parts');
    await pass(0);
    remotes.open('/parts');
    remotes.open('/parts/7');
    remotes.open('/nowhere');
    expect(heard).toEqual(['/parts loading', '/parts ready', '/parts/7 loading']);
  });

  it('keeps the state of the first render separate from later ones', async () => {
    const { remotes } = aPage();
    const first = remotes.getInitialState();
    remotes.open('/parts');
    await pass(0);
    expect(remotes.getInitialState()).toBe(first);
    expect(first.screens).toEqual({});
  });
});

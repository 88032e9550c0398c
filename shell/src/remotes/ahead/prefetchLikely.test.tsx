import { createSessionStore } from '@portal/shared';
import { aSession } from '@portal/shared/testing';
import type { RegisteredRemote } from '@portal/shared/remote';
import { aPage } from '../../testing/aPage.ts';
import { aRelease, aRemote } from '../../testing/aRelease.ts';
import { prefetchLikely } from './prefetchLikely.ts';
import { rememberVisit } from '../visits.ts';

/** Bytes transferred for each file. */
let weight = 0;
const inPlaces = (count: number) =>
  Array.from({ length: count }, (_, index): RegisteredRemote => {
    const to = `/place${String(index)}`;
    const release = aRelease(`h${String(index)}`, {
      screens: { [to]: { preload: [], companions: [] } },
    });
    const [entry] = aRemote().navigation;
    return {
      ...aRemote(release),
      name: `mf-place${String(index)}`,
      routes: [{ path: to, title: { en: 'X', ja: 'X' } }],
      navigation: entry ? [{ ...entry, to, order: index }] : [],
    };
  });

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  // jsdom fetches nothing: each link loads at once.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) node.dispatchEvent(new Event('load'));
    }
  }).observe(document.head, { childList: true });
  Object.defineProperty(performance, 'getEntriesByName', {
    value: () => [{ transferSize: weight }],
    configurable: true,
  });
});
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByName');
  Reflect.deleteProperty(navigator, 'connection');
});

/** The remotes whose entries are prefetched, in order. */
async function prefetched(count: number, bytes: number): Promise<readonly string[]> {
  weight = bytes;
  const { remotes, world } = aPage();
  world.registry = { ...world.registry, remotes: inPlaces(count) };
  const session = createSessionStore(aSession());
  await remotes.readRegistry();
  void prefetchLikely(remotes, session);
  return settled();
}

/** As `prefetched`, once no more come. */
async function settled(): Promise<readonly string[]> {
  const links = () => [...document.head.querySelectorAll('link[rel=prefetch]')];
  for (let known = -1; known < links().length;) {
    known = links().length;
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  }
  return links().map((link) => /\+(h\d+)\//.exec(link.getAttribute('href') ?? '')?.[1] ?? '');
}

describe('prefetchLikely', () => {
  it('fetches what lies behind the menu, in its order', async () => {
    expect(await prefetched(3, 10_000)).toEqual(['h0', 'h1', 'h2']);
  });

  it('stops before its budget of 250 kB is spent', async () => {
    expect(await prefetched(100, 80_000)).toEqual(['h0', 'h1', 'h2']);
  });

  it('fetches no more than twelve of a hundred screens, however light they are', async () => {
    const person = aSession().user?.id ?? '';
    rememberVisit(person, '/place99');
    const fetched = await prefetched(100, 500);
    expect(fetched).toHaveLength(12);
    expect(fetched.slice(0, 3)).toEqual(['h99', 'h0', 'h1']);
  });

  it('begins with what this person opens often', async () => {
    const person = aSession().user?.id ?? '';
    for (const path of ['/place7', '/place9', '/place9']) rememberVisit(person, path);
    expect(await prefetched(100, 80_000)).toEqual(['h9', 'h7', 'h0']);
  });

  it('fetches nothing more once the page is left, and goes on when it is shown again', async () => {
    const leave = new MutationObserver(() => dispatchEvent(new Event('pagehide')));
    leave.observe(document.head, { childList: true });
    expect(await prefetched(3, 10_000)).toEqual(['h0']);
    const comeBack = () => dispatchEvent(new Event('pageshow'));
    comeBack();
    expect(await settled()).toEqual(['h0', 'h1']);
    leave.disconnect();
    comeBack();
    expect(await settled()).toEqual(['h0', 'h1', 'h2']);
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }])(
    'fetches nothing with %j',
    async (line) => {
      Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
      expect(await prefetched(3, 10_000)).toEqual([]);
    },
  );
});

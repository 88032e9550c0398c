import { describe, expect, it } from '@jest/globals';
import type { NavigationEntry, RegisteredRemote } from '@portal/shared/remote';
import { aRelease } from '../../testing/builders/aRelease.ts';
import { carriedRemotes } from './carriedRemotes.ts';

const title = { en: 'X', ja: 'X' };
const entry = (to: string): NavigationEntry => ({ to, label: title, icon: 'download', order: 1 });

/** A remote with a list in the menu and a detail page. */
function aRemote(name: string): RegisteredRemote {
  const { manifest } = aRelease();
  const [list, detail] = [`/${name}`, `/${name}/:id`];
  return {
    name,
    current: {
      ...manifest,
      base: `/remotes/${name}/`,
      screens: {
        [list]: { preload: ['routes.2.js'], companions: ['@portal/shared/table'] },
        [detail]: { preload: ['preview/preview.3.js'], companions: [] },
      },
    },
    previous: { ...manifest, base: `/remotes/${name}/` },
    routes: [list, detail].map((path) => ({ path, title, prefetch: [{ path: '/api/config/' }] })),
    navigation: [entry(list)],
  };
}

describe('carriedRemotes', () => {
  const remotes = ['one', 'two'].map(aRemote);

  it('brings the screens of the menu with their files and calls, and nothing else', () => {
    const [two, ...others] = carriedRemotes(
      remotes,
      remotes.flatMap(({ navigation }) => navigation),
      remotes[0] ?? null,
    );
    expect(others).toEqual([]);
    expect(two).toMatchObject({
      name: 'two',
      routes: [{ path: '/two', prefetch: [{ path: '/api/config/' }] }],
      navigation: [{ to: '/two' }],
    });
    expect(Object.keys(two?.current.screens ?? {})).toEqual(['/two']);
    // Dialogs of the screen load their scripts later.
    expect(two?.current.integrity).toEqual(remotes[1]?.current.integrity);
    expect(two?.previous).toBeUndefined();
  });

  it('brings nothing for entries that the person may not see, nor beyond the twelfth', () => {
    expect(
      carriedRemotes(remotes, remotes[0]?.navigation ?? [], null).map(({ name }) => name),
    ).toEqual(['one']);
    const many = Array.from({ length: 100 }, (_, index) => aRemote(`place${String(index)}`));
    const navigation = many.flatMap((remote) => remote.navigation);
    expect(carriedRemotes(many, navigation, null)).toHaveLength(12);
  });
});

import {
  createSessionStore,
  KnownScreensProvider,
  SessionProvider,
  useHasScreen,
} from '@portal/shared';
import type { PageBootstrap } from '@portal/shared/remote';
import { aSession } from '@portal/shared/testing';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aPage } from '../testing/aPage.ts';
import { aRemote } from '../testing/aRelease.ts';
import { RemotesContext } from './RemotesContext.ts';
import { useKnownScreens } from './useKnownScreens.ts';

const session = aSession();
const bootstrap: PageBootstrap = {
  url: '/parts',
  locale: 'en',
  isMenuClosed: false,
  today: '2026-11-20',
  user: null,
  config: session.config,
  navigation: [],
  screens: ['/parts', '/prices'],
  remote: aRemote(),
  permitted: true,
  registryVersion: 'v1',
};
const development = { remote: 'mf-parts', origin: 'http://localhost:4000', until: '' };

function Told() {
  const paths = ['/parts', '/prices', '/parts/7', '/news'];
  const told = [useHasScreen(paths[0]!), useHasScreen(paths[1]!), useHasScreen(paths[2]!)];
  return <p>{[...told, useHasScreen(paths[3]!)].map(String).join(' ')}</p>;
}

function open(page: PageBootstrap) {
  const { remotes, world } = aPage(aRemote(), { isComplete: false });
  world.registry = { ...world.registry, remotes: [aRemote()] };
  function Around({ children }: { readonly children: ReactNode }) {
    return <KnownScreensProvider {...useKnownScreens(page)}>{children}</KnownScreensProvider>;
  }
  render(
    <RemotesContext value={remotes}>
      <SessionProvider store={createSessionStore(session)}>
        <Around>
          <Told />
        </Around>
      </SessionProvider>
    </RemotesContext>,
  );
  return remotes;
}

const told = () => screen.getByRole('paragraph').textContent;

describe('useKnownScreens', () => {
  it('knows the screens that the page names from the first, then those of the registry', async () => {
    const remotes = open(bootstrap);
    expect(told()).toBe('true true false false');
    await act(() => remotes.readRegistry());
    expect(told()).toBe('true false true false');
  });

  it('leaves open what there is while a remote is developed, until the registry is read', async () => {
    const remotes = open({ ...bootstrap, development });
    expect(told()).toBe('true true undefined undefined');
    await act(() => remotes.readRegistry());
    expect(told()).toBe('true false true false');
  });
});

import { createQueryClient, createSessionStore, PortalRouter } from '@portal/shared';
import type { NavigationEntry } from '@portal/shared/remote';
import { aSession, mockServer } from '@portal/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { wellBehaved } from './testing/answers.ts';
import { aPage } from './testing/aPage.ts';
import { aRelease, aRemote } from './testing/aRelease.ts';
import { Root } from './Root.tsx';
import { connectApi } from './session/connectApi.ts';

const server = mockServer();

beforeEach(() => {
  window.history.replaceState(null, '', '/parts');
});

/** A menu of two entries that counts how often it is asked for a label. */
function countedMenu() {
  const counted = { reads: 0 };
  const navigation = ['/parts', '/prices'].map((to, order): NavigationEntry => {
    const label = {
      ja: to,
      get en() {
        counted.reads += 1;
        return `Menu ${to}`;
      },
    };
    return { to, label, icon: 'layout-grid', order };
  });
  return { counted, navigation };
}

describe('Root', () => {
  it('makes the menu once, whatever becomes of the screen and other screens', async () => {
    server.use(...wellBehaved);
    const { counted, navigation } = countedMenu();
    const remote = { ...aRemote(aRelease('a1')), navigation };
    const { remotes, outcomes } = aPage(remote);
    outcomes['a1'] = ['broken'];
    const session = createSessionStore(aSession());
    connectApi(session);
    const { config } = session.getState();
    const bootstrap = {
      url: '/parts',
      locale: 'en' as const,
      isMenuClosed: false,
      today: '2026-11-20',
      user: null,
      config,
      navigation,
      screens: ['/parts', '/parts/:id'],
      remote,
      permitted: true,
      registryVersion: 'v1',
    };
    const page = { bootstrap, session, queries: createQueryClient(), remotes };
    render(
      <PortalRouter>
        <Root page={page} />
      </PortalRouter>,
    );
    await screen.findByText('Try again');
    await waitFor(() => {
      expect(session.getState().loading).toBe(false);
    });
    const { reads } = counted;
    expect(reads).toBeGreaterThan(0);
    act(() => {
      remotes.prefetch('/parts/7');
    });
    await waitFor(() => {
      expect(Object.keys(remotes.getState().screens)).toHaveLength(2);
    });
    expect(counted.reads).toBe(reads);
  });
});

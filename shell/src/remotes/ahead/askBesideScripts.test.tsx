import { createQueryClient, createSessionStore } from '@portal/shared';
import { dropAhead } from '@portal/shared/frame';
import { aSession, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { connectApi } from '../../session/connectApi.ts';
import { aPage } from '../../testing/aPage.ts';
import { aRemote } from '../../testing/aRelease.ts';
import { askBesideScripts } from './askBesideScripts.ts';

const server = mockServer();
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  window.history.replaceState(null, '', '/parts');
  server.use(
    http.get('*/api/*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json({});
    }),
  );
});

afterEach(() => {
  dropAhead();
  document.body.replaceChildren();
});

/** A page at /parts whose screens have calls; its scripts come as `outcomes` say. */
function start() {
  const remote = aRemote();
  const page = aPage({
    ...remote,
    routes: remote.routes.map((route) => ({ ...route, prefetch: [{ path: `/api${route.path}` }] })),
  });
  const session = createSessionStore(aSession());
  connectApi(session);
  askBesideScripts({ remotes: page.remotes, session, queries: createQueryClient() });
  const go = (to: string) => {
    window.history.replaceState(null, '', to);
    page.remotes.open(to);
  };
  return { ...page, go };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const askedFor = (...paths: readonly string[]) =>
  waitFor(() => {
    expect(asked).toEqual(paths);
  });

describe('askBesideScripts', () => {
  it('does not request data that the page contains', async () => {
    const { remotes } = start();
    remotes.open('/parts');
    await settle();
    expect(asked).toEqual([]);
  });

  it('asks for the data of a screen that is opened while its scripts are on their way', async () => {
    const { outcomes, go } = start();
    outcomes.a1 = ['never'];
    go('/parts/7');
    await askedFor('/api/parts/7');
  });

  it('leaves a screen that is there to itself', async () => {
    const { go } = start();
    go('/parts/7');
    await askedFor('/api/parts/7');
    go('/parts/8');
    await settle();
    await askedFor('/api/parts/7');
  });

  it('asks for nothing at an address that was left while the registry was read', async () => {
    const { remotes } = start();
    remotes.open('/parts/7');
    await settle();
    expect(asked).toEqual([]);
  });

  it('asks once for a link that is pressed and opened, and not for a screen that is there', async () => {
    const { remotes, outcomes, go } = start();
    outcomes.a1 = ['never'];
    document.body.innerHTML = '<a href="/parts/7">there</a>';
    const press = () =>
      fireEvent(
        screen.getByRole('link'),
        new MouseEvent('pointerdown', { bubbles: true, button: 0 }),
      );
    press();
    await askedFor('/api/parts/7');
    go('/parts/7');
    press();
    await settle();
    expect(asked).toHaveLength(1);
    expect(remotes.getState().screens).toHaveProperty(['mf-parts /parts/:id']);
  });
});

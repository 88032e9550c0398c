import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ComponentType } from 'react';
import { Link, RemoteMessages } from '@portal/shared';
import type { RegisteredRemote, Release } from '@portal/shared/remote';
import { aSession, expectAccessible, renderWithProviders } from '@portal/shared/testing';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import { aRelease, aRemote } from '../testing/aRelease.ts';
import { createRemotes } from './createRemotes.ts';
import { RemoteLoadError } from './RemoteLoadError.ts';
import { RemoteOutlet } from './RemoteOutlet.tsx';
import { RemotesContext } from './RemotesContext.ts';

const catalogs = { en, ja };

interface World {
  remote?: RegisteredRemote;
  path?: string;
  session?: ReturnType<typeof aSession>;
  load?: (release: Release) => Promise<ComponentType>;
}

/** Renders the outlet of a page with one remote. */
function renderOutlet({ remote = aRemote(), path = '/parts', session, load }: World = {}) {
  const told: string[] = [];
  const page = { load: load ?? (() => Promise.resolve(Parts)), isTyped: false, remote };
  const remotes = createRemotes(
    { remotes: [remote], version: 'v1', isComplete: false },
    {
      load: (release) => page.load(release),
      carriedRemotes: () => [],
      fetchRegistry: () =>
        Promise.resolve({ generated_at: '', version: 'v2', remotes: [page.remote] }),
      keepRegistry: () => Promise.resolve(),
      lastRegistry: () => Promise.resolve(undefined),
      hasUnsavedChanges: () => page.isTyped,
      report: () => undefined,
      tell: ({ hash }, what) => told.push(`${hash} ${typeof what === 'string' ? what : what.part}`),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms === 8_000 ? ms : 0)),
      now: () => 0,
      random: () => 0,
    },
  );
  renderWithProviders(
    <RemoteMessages catalogs={catalogs}>
      <RemotesContext value={remotes}>
        <main>
          <Link to="/parts">to parts</Link>
          <Link to="/nowhere">to nowhere</Link>
          <RemoteOutlet />
        </main>
      </RemotesContext>
    </RemoteMessages>,
    { path, ...(session ? { session } : {}) },
  );
  return { remotes, page, told };
}

function Parts() {
  return <h1>All parts</h1>;
}

function NewParts() {
  return <h1>All parts, newer</h1>;
}

describe('RemoteOutlet', () => {
  it("keeps the page's preview of the screen until the screen is loaded", async () => {
    let arrive: (screen: ComponentType) => void = () => undefined;
    const loading = new Promise<ComponentType>((resolve) => {
      arrive = resolve;
    });
    const { remotes } = renderOutlet({ load: () => loading });
    const preview = document.createElement('h1');
    preview.textContent = 'All parts, as they will look';
    // eslint-disable-next-line testing-library/no-node-access -- as the script of the page does it
    document.querySelector('[data-preview-place]')?.append(preview);
    await act(async () => {
      // This renders everything again, as the arrival of the registry does.
      await remotes.readRegistry();
    });
    expect(screen.getByText('All parts, as they will look')).toBeInTheDocument();
    await act(async () => {
      arrive(Parts);
    });
    expect(screen.getByRole('heading', { name: 'All parts' })).toBeInTheDocument();
    expect(screen.queryByText('All parts, as they will look')).not.toBeInTheDocument();
  });

  it('shows a skeleton and then the screen of the address', async () => {
    renderOutlet();
    expect(within(screen.getByRole('main')).getByRole('status')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Parts' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'All parts' })).toBeInTheDocument();
  });

  it.each([
    ['unreachable', /screen couldn’t be downloaded/],
    ['timeout', /took too long/],
    ['incompatible', /needs a newer version/],
    ['broken', /An error occurred in this screen/],
  ] as const)('says why a screen could not be loaded: %s', async (reason, sentence) => {
    renderOutlet({ load: () => Promise.reject(new RemoteLoadError(reason)) });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    const heading = reason === 'broken' ? /stopped working/ : /could not be loaded/;
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
    await expectAccessible();
  });

  it('leads a link to an old address on to the screen', async () => {
    const remote = { ...aRemote(), redirects: [{ from: '/nowhere', to: '/parts' }] };
    renderOutlet({ remote });
    await userEvent.click(screen.getByRole('link', { name: 'to nowhere' }));
    expect(await screen.findByRole('heading', { name: 'All parts' })).toBeInTheDocument();
  });

  it('tries again when asked', async () => {
    const { page } = renderOutlet({ load: () => Promise.reject(new TypeError('no')) });
    const button = await screen.findByRole('button', { name: 'Try again' });
    page.load = () => Promise.resolve(Parts);
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'All parts' })).toBeInTheDocument();
  });

  it('tries again by itself when the connection comes back', async () => {
    const { page } = renderOutlet({
      load: () => Promise.reject(new RemoteLoadError('unreachable')),
    });
    await screen.findByRole('button', { name: 'Try again' });
    page.load = () => Promise.resolve(Parts);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByRole('heading', { name: 'All parts' })).toBeInTheDocument();
  });

  it('contains a screen that throws, and renders it again when asked', async () => {
    const silent = jest.spyOn(console, 'error').mockReturnValue();
    let fails = true;
    function Moody() {
      if (fails) throw new Error('a remote fails');
      return <h1>Fine again</h1>;
    }
    renderOutlet({ load: () => Promise.resolve(Moody) });
    const button = await screen.findByRole('button', { name: 'Try again' });
    silent.mockRestore();
    fails = false;
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'Fine again' })).toBeInTheDocument();
  });

  it('goes on with the release before one that throws, and says so quietly', async () => {
    const silent = jest.spyOn(console, 'error').mockReturnValue();
    function Failing(): never {
      throw new Error('a release fails');
    }
    renderOutlet({
      remote: aRemote(aRelease('b2'), aRelease('a1')),
      load: ({ hash }) => Promise.resolve(hash === 'b2' ? Failing : Parts),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use the previous version' }));
    silent.mockRestore();
    expect(await screen.findByRole('heading', { name: 'All parts' })).toBeInTheDocument();
    expect(screen.getByText(/^You’re seeing an earlier version/)).toBeVisible();
    await expectAccessible();
  });

  it('tells of screens that were opened, and whether they failed at once or later', async () => {
    const silent = jest.spyOn(console, 'error').mockReturnValue();
    function Late() {
      useEffect(() => {
        throw new Error('an effect fails');
      }, []);
      return <h1>Here for a moment</h1>;
    }
    const { told, page } = renderOutlet({
      load: () =>
        Promise.resolve(() => {
          throw new Error('the first render fails');
        }),
    });
    const button = await screen.findByRole('button', { name: 'Try again' });
    expect(told.map((one) => one.split(' ')[1]).toSorted()).toEqual(['opens', 'render']);
    told.length = 0;
    page.load = () => Promise.resolve(Late);
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Try again' });
    silent.mockRestore();
    expect(told.map((one) => one.split(' ')[1])).toContain('effect');
    expect(told.map((one) => one.split(' ')[1])).not.toContain('render');
  });

  it('offers no other version of a screen that has none', async () => {
    const silent = jest.spyOn(console, 'error').mockReturnValue();
    function Failing(): never {
      throw new Error('the only release fails');
    }
    renderOutlet({ load: () => Promise.resolve(Failing) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    silent.mockRestore();
    expect(
      screen.queryByRole('button', { name: 'Use the previous version' }),
    ).not.toBeInTheDocument();
  });

  it.each([
    [{ roles: [] }, 'You do not have access to this page'],
    [{ staff: true }, 'Page not found'],
  ])('refuses a route that requires %j', (requires, name) => {
    const remote = aRemote();
    const routes = remote.routes.map((route) => ({ ...route, requires }));
    renderOutlet({ remote: { ...remote, routes } });
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  });

  it('says at once that the page’s address is unknown, and asks the registry after navigation', async () => {
    renderOutlet({ path: '/nothing-here' });
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'to nowhere' }));
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it('loads a newer release at the next navigation', async () => {
    const { remotes, page } = renderOutlet();
    await screen.findByRole('heading', { name: 'All parts' });
    page.remote = aRemote(aRelease('b2'));
    page.load = () => Promise.resolve(NewParts);
    await act(() => remotes.readRegistry());
    expect(screen.getByRole('heading', { name: 'All parts' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'to parts' }));
    expect(await screen.findByRole('heading', { name: 'All parts, newer' })).toBeInTheDocument();
  });

  it('offers a newer release while something is typed', async () => {
    const { remotes, page } = renderOutlet();
    await screen.findByRole('heading', { name: 'All parts' });
    page.remote = aRemote(aRelease('b2'));
    page.load = () => Promise.resolve(NewParts);
    page.isTyped = true;
    await act(() => remotes.readRegistry());
    await userEvent.click(screen.getByRole('link', { name: 'to parts' }));
    const take = await screen.findByRole('button', { name: /Reload and discard my changes/ });
    expect(screen.getByRole('heading', { name: 'All parts' })).toBeInTheDocument();
    await userEvent.click(take);
    expect(await screen.findByRole('heading', { name: 'All parts, newer' })).toBeInTheDocument();
  });
});

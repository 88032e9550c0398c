import { useQuery } from '@portal/shared';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aSession,
  expectAccessible,
  mockServer,
  renderWithProviders,
} from '@portal/shared/testing';
import type { ReactNode } from 'react';
import { wellBehaved } from '../testing/answers.ts';
import { Frame } from './Frame.tsx';

const server = mockServer();

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'portal_locale=; path=/; max-age=0';
  server.use(...wellBehaved);
});

const entries = [
  { to: '/license', label: { en: 'Licenses', ja: 'ライセンス' }, icon: 'key-round', order: 10 },
];

/** A link of the side navigation, not of the bottom bar. */
const menuLink = (name: string) =>
  within(screen.getByRole('navigation', { name: /^(Main|メイン)/ })).getByRole('link', { name });

async function renderFrame(session = aSession(), path = '/license', part?: ReactNode) {
  const view = renderWithProviders(
    <Frame entries={entries}>
      <h1>Screen</h1>
      <label>
        Note <input />
      </label>
      {part}
    </Frame>,
    { session, path },
  );
  await waitFor(() => {
    expect(view.session.getState().loading).toBe(false);
  });
  return view;
}

describe('Frame', () => {
  it.each(['en', 'ja'] as const)('is accessible in %s', async (locale) => {
    document.title = 'Screen';
    await renderFrame(aSession({ locale }));
    expect(document.documentElement.lang).toBe(locale);
    await expectAccessible();
  });

  it('stores the language of the page and the chosen one, and keeps what is typed', async () => {
    const { user } = await renderFrame();
    expect(localStorage.getItem('portal_locale')).toBe('en');
    await user.type(screen.getByLabelText('Note'), 'typed');
    await user.click(screen.getByRole('button', { name: '日本語' }));
    expect(menuLink('ライセンス')).toBeVisible();
    expect(document.documentElement.lang).toBe('ja');
    expect(localStorage.getItem('portal_locale')).toBe('ja');
    expect(document.cookie).toContain('portal_locale=ja');
    expect(screen.getByLabelText('Note')).toHaveValue('typed');
  });

  it('loads data again in the chosen language', async () => {
    function Person() {
      const queryFn = () => (document.cookie.includes('=ja') ? '佐藤 花子' : 'Hanako Sato');
      return <p>{useQuery({ queryKey: ['person'], queryFn }).data}</p>;
    }
    const { user } = await renderFrame(aSession(), '/license', <Person />);
    expect(await screen.findByText('Hanako Sato')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '日本語' }));
    expect(await screen.findByText('佐藤 花子')).toBeVisible();
  });

  it('uses the stored language where the server did not know it', async () => {
    localStorage.setItem('portal_locale', 'ja');
    await renderFrame();
    expect(menuLink('ライセンス')).toBeVisible();
    expect(document.cookie).toContain('portal_locale=ja');
  });

  it('prefers the language of the cookie, by which the server chose, to an older stored one', async () => {
    document.cookie = 'portal_locale=en; path=/';
    localStorage.setItem('portal_locale', 'ja');
    await renderFrame();
    expect(menuLink('Licenses')).toBeVisible();
    expect(localStorage.getItem('portal_locale')).toBe('en');
  });

  it('asks for a new sign-in when the session has ended, and continues after it', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { session, user } = await renderFrame();
    await user.type(screen.getByLabelText('Note'), 'typed');
    act(() => {
      session.setState({ status: 'expired' });
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'Your session has ended' });
    await expectAccessible(dialog);
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    expect(open).toHaveBeenCalledWith('/signed-in', 'portal-sign-in', expect.any(String));
    const otherTab = new BroadcastChannel('portal-session');
    act(() => {
      otherTab.postMessage({ type: 'signed-in' });
    });
    otherTab.close();
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(screen.getByLabelText('Note')).toHaveValue('typed');
    open.mockRestore();
  });

  it('notices by the click on the link that the person is signing out', async () => {
    const { session, user } = await renderFrame();
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    const link = await screen.findByRole('menuitem', { name: 'Sign out' });
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await user.click(link);
    expect(session.getState().status).toBe('signing-out');
  });

  it('tells the other tabs of it when the next page is there, not before', async () => {
    const heard: unknown[] = [];
    const otherTab = new BroadcastChannel('portal-session');
    otherTab.addEventListener('message', ({ data }) => heard.push(data));
    const { user } = await renderFrame();
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    const link = await screen.findByRole('menuitem', { name: 'Sign out' });
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await user.click(link);
    expect(heard).toEqual([]);
    fireEvent(window, new Event('pagehide'));
    expect(heard).toEqual([{ type: 'signed-out' }]);
    otherTab.close();
  });

  it('tells the waiting page about a sign-in in another window', async () => {
    jest.spyOn(window, 'close').mockReturnValue();
    const heard: unknown[] = [];
    const channel = new BroadcastChannel('portal-session');
    channel.addEventListener('message', ({ data }) => heard.push(data));
    await renderFrame(aSession({ locale: 'ja' }), '/signed-in');
    expect(screen.getByRole('heading', { name: 'サインインしました' })).toBeVisible();
    expect(heard).toEqual([{ type: 'signed-in' }]);
    channel.close();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { aSession, expectAccessible, mockServer, renderWithProviders } from '../testing/index.ts';
import { useUnsavedChanges } from '../web/session/unsavedChanges.ts';
import { useSession, useSessionStore } from '../web/session/useSession.ts';
import { isMenuClosed } from '../areas/composition/menuCookie.ts';
import { PortalFrame } from './PortalFrame.tsx';

mockServer();

/** The side navigation; in tests the bottom bar is visible, too. */
const menu = () => within(screen.getByRole('navigation', { name: /^(Main|メイン)/ }));

const groups = {
  en: [
    {
      id: 'manager',
      label: 'Manager',
      items: [
        { id: 'l', label: 'Licenses', icon: 'key-round', to: '/license' },
        { id: 's', label: 'Store', icon: 'shopping-cart', href: '/store' },
        { id: 'o', label: 'Orders', icon: 'receipt-text', href: '/orders' },
        { id: 'd', label: 'Downloads', icon: 'download', href: '/download' },
      ],
    },
  ],
  ja: [
    {
      id: 'manager',
      label: 'マネージャー',
      items: [{ id: 'l', label: 'ライセンス', icon: 'key-round', to: '/license' }],
    },
  ],
};

function TestFrame({ onSignOut = () => undefined }: { readonly onSignOut?: () => void }) {
  const session = useSession((state) => state);
  const store = useSessionStore();
  return (
    <PortalFrame
      config={session.config}
      user={session.user}
      team={session.team}
      locale={session.locale}
      onLocaleChange={(locale) => {
        store.setState({ locale });
      }}
      groups={session.user ? groups[session.locale] : []}
      onSignOut={onSignOut}
    >
      <h1>Screen</h1>
      <input aria-label="Search" />
    </PortalFrame>
  );
}

describe('PortalFrame', () => {
  it.each(['en', 'ja'] as const)('has its landmarks and is accessible in %s', async (locale) => {
    document.documentElement.lang = locale;
    document.title = 'Screen';
    renderWithProviders(<TestFrame />, { session: aSession({ locale }), path: '/license' });
    const names = { en: 'Main navigation', ja: 'メインナビゲーション' };
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('navigation', { name: names[locale] })).toBeVisible();
    expect(screen.getByRole('main')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    await expectAccessible();
  });

  it('shows the title with the edition and marks the current screen', () => {
    renderWithProviders(<TestFrame />, {
      session: aSession({ edition: 'community' }),
      path: '/license',
    });
    const banner = screen.getByRole('banner');
    expect(banner).toHaveTextContent('Manager Console');
    expect(banner).toHaveTextContent('Community edition');
    expect(menu().getByRole('link', { name: 'Licenses' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows who is signed in and how to sign out', async () => {
    const onSignOut = jest.fn();
    const { user } = renderWithProviders(<TestFrame onSignOut={onSignOut} />);
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    const signOut = await screen.findByRole('menuitem', { name: 'Sign out' });
    expect(screen.getByText('Yamada Hanako')).toBeVisible();
    expect(screen.getByText('hanako@example.com')).toBeVisible();
    expect(signOut).toHaveAttribute('href', 'http://manager.test/signout');
  });

  it('links to the other services and the manual in the reader’s language, without notices', async () => {
    const { user } = renderWithProviders(<TestFrame />, { session: aSession({ locale: 'ja' }) });
    await user.click(screen.getByRole('button', { name: 'お知らせ' }));
    expect(await screen.findByText('現在お知らせはありません。')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'アプリ' }));
    const menu = await screen.findByRole('menu', { name: 'アプリ' });
    const targets = within(menu)
      .getAllByRole('menuitem')
      .map((item) => [item.textContent, item.getAttribute('href')]);
    expect(targets).toEqual([
      ['アカウント', 'http://accounts.test/user'],
      ['マネージャー', 'http://manager.test/'],
      ['ヘルプ', 'http://manager.test/about/manual?lang=ja'],
    ]);
  });

  it('switches the language and keeps the input of the page', async () => {
    const { user } = renderWithProviders(<TestFrame />);
    await user.type(screen.getByLabelText('Search'), 'CD-2026');
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: '日本語' }));
    expect(menu().getByRole('link', { name: 'ライセンス' })).toBeVisible();
    expect(screen.getByRole('button', { name: '日本語' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Search')).toHaveValue('CD-2026');
  });

  it.each([
    ['en', 'User menu', '日本語', 'ja'],
    ['ja', 'ユーザーメニュー', 'English', 'en'],
  ] as const)(
    'offers the other language in the user menu (%s)',
    async (locale, menu, name, other) => {
      const { user, session } = renderWithProviders(<TestFrame />, {
        session: aSession({ locale }),
      });
      await user.click(screen.getByRole('button', { name: menu }));
      const item = await screen.findByRole('menuitem', { name });
      expect(within(item).getByText(name)).toHaveAttribute('lang', other);
      await user.click(item);
      expect(session.getState().locale).toBe(other);
    },
  );

  it('remembers that the menu was closed, and that it was opened again', async () => {
    const { user } = renderWithProviders(<TestFrame />);
    const [toggle] = screen.getAllByRole('button', { name: 'Close menu' });
    if (!toggle) throw new Error('no toggle');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(isMenuClosed(document.cookie)).toBe(true);
    await user.click(toggle);
    expect(isMenuClosed(document.cookie)).toBe(false);
  });

  it.each([
    ['/license/CD-1', ['Licenses']],
    ['/licenses', []],
    ['/orders', []],
  ])('marks the entry at its address and below: %s', (path, marked) => {
    renderWithProviders(<TestFrame />, { path });
    const links = menu().queryAllByRole('link', { current: 'page' });
    expect(links.map(({ textContent }) => textContent)).toEqual(marked);
  });

  it('opens the navigation over the page and closes it on Escape and on navigation', async () => {
    const { user } = renderWithProviders(<TestFrame />);
    const toggle = screen.getByRole('button', { name: 'Open menu' });
    await user.click(toggle);
    const navigation = screen.getByRole('navigation', { name: 'Main navigation' });
    expect(navigation).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    await user.click(within(navigation).getByRole('link', { name: 'Licenses' }));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('offers the first three entries at the bottom of a phone, and the whole menu', async () => {
    const { user } = renderWithProviders(<TestFrame />, { path: '/license/CD-1' });
    const bar = within(screen.getByRole('navigation', { name: 'Shortcuts' }));
    const links = bar.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Licenses', 'Store', 'Orders']);
    expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Licenses');
    const toggle = bar.getByRole('button', { name: 'Menu', expanded: false });
    await user.click(toggle);
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the navigation when it asks whether what is typed may go', async () => {
    const Typed = () => {
      useUnsavedChanges(true);
      return null;
    };
    const { user, address } = renderWithProviders(
      <>
        <Typed />
        <TestFrame />
      </>,
      { path: '/store' },
    );
    const toggle = screen.getByRole('button', { name: 'Open menu' });
    const follow = async (answer: string) => {
      await user.click(toggle);
      await user.click(menu().getByRole('link', { name: 'Licenses' }));
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await user.click(await screen.findByRole('button', { name: answer }));
    };
    await follow('Keep editing');
    await waitFor(() => {
      expect(toggle).toHaveFocus();
    });
    expect(address()).toBe('/store');
    await follow('Discard');
    expect(address()).toBe('/license');
  });

  it('leaves out links that are not configured', () => {
    const session = aSession();
    const config = { ...session.config, links: { terms: 'http://manager.test/about/terms' } };
    renderWithProviders(<TestFrame />, { session: { ...session, config } });
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Terms']);
  });

  it('has neither navigation nor user menu for a visitor', async () => {
    renderWithProviders(<TestFrame />, { session: aSession({ role: 'visitor' }) });
    await waitFor(() => {
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('button', { name: 'User menu' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
  });
});

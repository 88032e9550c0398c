import { act, fireEvent, screen, within } from '@testing-library/react';
import { useUnsavedChanges } from '@portal/shared';
import { expectAccessible } from '@portal/shared/testing';
import { renderPage } from '../testing/renderPage.tsx';
import { AccountsFrame } from './AccountsFrame.tsx';

const navigation = [
  { to: '/license', label: { en: 'Licenses', ja: 'ライセンス' }, icon: 'key-round', order: 10 },
  { to: '/orders', label: { en: 'Orders', ja: '注文履歴' }, icon: 'receipt-text', order: 30 },
];

const acts = [
  {
    title: { en: 'Renew licenses', ja: 'ライセンスを更新' },
    words: { en: 'extend', ja: '延長' },
    icon: 'refresh-cw',
    to: '/store',
  },
];

const page = (
  <AccountsFrame navigation={navigation} acts={acts}>
    <h1>Page</h1>
  </AccountsFrame>
);

function linksOf(group: string) {
  return within(screen.getByRole('group', { name: group }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);
}

describe('AccountsFrame', () => {
  it('has the menu of the pages of the manager', () => {
    renderPage(page, {}, '/team');
    expect(linksOf('Manager')).toEqual([
      'Licenses http://manager.test/license',
      'Orders http://manager.test/orders',
    ]);
  });

  it('links back to the manager when its menu could not be read', () => {
    renderPage(
      <AccountsFrame navigation={[]} acts={[]}>
        <h1>Page</h1>
      </AccountsFrame>,
    );
    expect(linksOf('Manager')).toEqual(['Manager Console http://manager.test']);
    expect(linksOf('Account')).toContain('User http://accounts.test/user');
  });

  it('links to the account pages', async () => {
    const { container } = renderPage(page, {}, '/team');
    const menu = within(screen.getByRole('navigation', { name: 'Main navigation' }));
    expect(menu.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'page');
    expect(menu.getByRole('link', { name: 'User' })).not.toHaveAttribute('aria-current');
    await expectAccessible(container);
  });

  it.each([
    ['en', 'extend', 'Renew licenses', 'http://manager.test/store'],
    ['ja', '注文', '注文履歴', 'http://manager.test/orders'],
    ['en', 'avatar', 'Edit your profile', 'http://accounts.test/user'],
  ] as const)(
    'finds screens and acts of both services (%s, %s)',
    async (locale, text, name, to) => {
      const { user } = renderPage(page, { locale }, '/team');
      await user.click(screen.getByRole('button', { name: /^(Search|検索)/ }));
      await user.type(await screen.findByRole('combobox'), text);
      expect(screen.getByRole('option', { name: new RegExp(`^${name}`) })).toHaveAttribute(
        'href',
        to,
      );
    },
  );

  it.each([
    ['/security', 'professional', 'User'],
    ['/users', 'professional', 'Team'],
    ['/users', 'community', 'Settings'],
    ['/leave', 'professional', 'Settings'],
  ] as const)('marks the entry that a page belongs to: %s (%s)', (path, edition, entry) => {
    renderPage(page, { edition }, path);
    const menu = within(screen.getByRole('navigation', { name: 'Main navigation' }));
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(entry);
  });

  it('shows the team page in the menu of professional teams only', () => {
    renderPage(page, { edition: 'community' }, '/user');
    const menu = within(screen.getByRole('navigation', { name: 'Main navigation' }));
    expect(menu.queryByRole('link', { name: 'Team' })).not.toBeInTheDocument();
  });

  it('has the browser ask before typed changes are lost', () => {
    function Form({ isTyped }: { readonly isTyped: boolean }) {
      useUnsavedChanges(isTyped);
      return <h1>Page</h1>;
    }
    const form = (isTyped: boolean) => (
      <AccountsFrame navigation={navigation} acts={acts}>
        <Form isTyped={isTyped} />
      </AccountsFrame>
    );
    const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    const { rerender } = renderPage(form(true));
    expect(leaves()).toBe(false);
    rerender(form(false));
    expect(leaves()).toBe(true);
  });

  it('has no side navigation for visitors', () => {
    renderPage(page, { role: 'visitor' });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'User menu' })).not.toBeInTheDocument();
  });

  it('switches the language in place and stores the choice', async () => {
    const { user, session } = renderPage(page, { role: 'visitor' });
    await user.click(screen.getByRole('button', { name: '日本語' }));
    expect(screen.getByRole('button', { name: '日本語' })).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveAttribute('lang', 'ja');
    expect(document.cookie).toContain('portal_locale=ja');
    expect(session.getState().locale).toBe('ja');
  });

  it('asks for a new sign-in in place when the session has ended', () => {
    const { session } = renderPage(page, {}, '/user');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => {
      session.setState({ status: 'expired' });
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended');
    expect(
      within(screen.getByRole('alert')).getByRole('link', { name: /^Sign in/ }),
    ).toHaveAttribute('target', '_blank');
  });

  it('shows nothing of the person in the window of another site, and asks for nothing', () => {
    renderPage(
      <AccountsFrame navigation={navigation} acts={acts} isBare>
        <h1>Page</h1>
      </AccountsFrame>,
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Notifications' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'User menu' })).not.toBeInTheDocument();
  });
});

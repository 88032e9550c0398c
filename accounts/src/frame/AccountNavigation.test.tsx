import { screen, within } from '@testing-library/react';
import { accountPageRules } from '@portal/shared/domain';
import { aSession, expectAccessible } from '@portal/shared/testing';
import { renderPage } from '../testing/renderPage.tsx';
import { AccountNavigation } from './AccountNavigation.tsx';

const everyPage = accountPageRules.map(({ path }) => path);

function linesFor(path: string, shape: Parameters<typeof aSession>[0]) {
  const { config } = aSession();
  const accounts = { ...config.accounts, pages: everyPage };
  renderPage(<AccountNavigation path={path} />, { ...shape, config: { ...config, accounts } });
  const lines = within(screen.getByRole('navigation')).getAllByRole('list');
  return lines.map((line) =>
    within(line)
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('aria-current') ?? ''}`.trim()),
  );
}

describe('AccountNavigation', () => {
  it('shows an owner all sections, and the pages of the current one', async () => {
    expect(linesFor('/audit', { edition: 'professional', role: 'owner' })).toEqual([
      [
        'Profile',
        'Security',
        'Members true',
        'Billing',
        'Company',
        'Notifications',
        'Apps',
        'Settings',
      ],
      ['Users', 'Single sign-on', 'Audit log page'],
    ]);
    await expectAccessible();
  });

  it('shows a guest of a community team their own pages', () => {
    expect(linesFor('/user', { edition: 'community', role: 'guest', locale: 'ja' })).toEqual([
      ['プロフィール page', 'セキュリティ', 'お支払い', '通知', '連携サイト', '設定'],
    ]);
  });
});

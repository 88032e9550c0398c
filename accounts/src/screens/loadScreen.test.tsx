import { screen } from '@testing-library/react';
import { expectAccessible } from '@portal/shared/testing';
import { renderPage } from '../testing/renderPage.tsx';
import { accountPageRules } from '@portal/shared/domain';
import { accountScreens } from './accountScreens.ts';
import { loadScreen } from './loadScreen.tsx';

describe('loadScreen', () => {
  it('asks before signing out', async () => {
    const { container } = renderPage(
      await loadScreen(
        { name: 'sign_out', action: '/oidc/sign_out/confirm', proof: 'p' },
        '/oidc/sign_out',
      ),
    );
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
    const form = screen.getByRole('form');
    expect(form).toHaveAttribute('action', '/oidc/sign_out/confirm');
    expect(form).toHaveFormValues({ xsrf: 'p', logout: 'yes' });
    expect(screen.getByRole('link', { name: 'Stay signed in' })).toBeVisible();
    await expectAccessible(container);
  });

  it.each([
    ['en', 'This page is for Professional edition teams.'],
    ['ja', 'このページは、Professional版のチームのみ利用できます。'],
  ] as const)('says whom a page is for to anybody else (%s)', async (locale, text) => {
    const page = await loadScreen({ name: 'account' }, '/team');
    const { container } = renderPage(page, { edition: 'community', locale });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('has a rule for every screen', () => {
    const paths = accountPageRules.map(({ path }) => path);
    for (const path of Object.keys(accountScreens)) expect(paths).toContain(path);
  });
});

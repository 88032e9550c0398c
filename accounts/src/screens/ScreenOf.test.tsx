import { screen } from '@testing-library/react';
import { expectAccessible } from '@portal/shared/testing';
import { renderPage } from '../testing/renderPage.tsx';
import { ScreenOf } from './ScreenOf.tsx';

describe('ScreenOf', () => {
  it.each([
    ['sign_in_over', 'en', 'This sign-in is over'],
    ['sign_in_over', 'ja', 'このサインインは終了しています'],
    ['signed_out', 'en', 'You are signed out'],
    ['not_found', 'en', 'Page not found'],
    ['not_found', 'ja', 'ページが見つかりません'],
    ['refused', 'en', 'The sign-in could not be started'],
    ['failed', 'ja', '問題が発生しました'],
  ] as const)('explains %s (%s) and leads back', async (kind, locale, heading) => {
    const { container } = renderPage(
      <ScreenOf screen={{ name: 'problem', kind, request_id: 'r-7' }} />,
      { role: 'visitor', locale },
    );
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'http://manager.test');
    expect(screen.getByText(/r-7/)).toBeVisible();
    await expectAccessible(container);
  });

  it.each([
    ['en', 'Sign out', 'Stay signed in'],
    ['ja', 'サインアウト', 'サインインしたままにする'],
  ] as const)('asks before signing out (%s)', async (locale, button, stay) => {
    const { container } = renderPage(
      <ScreenOf screen={{ name: 'sign_out', action: '/oidc/sign_out/confirm', proof: 'p' }} />,
      { locale },
    );
    expect(screen.getByRole('button', { name: button })).toBeVisible();
    const form = screen.getByRole('form');
    expect(form).toHaveAttribute('action', '/oidc/sign_out/confirm');
    expect(form).toHaveFormValues({ xsrf: 'p', logout: 'yes' });
    expect(screen.getByRole('link', { name: stay })).toBeVisible();
    await expectAccessible(container);
  });
});

import { screen } from '@testing-library/react';
import { expectAccessible } from '@portal/shared/testing';
import { renderPage } from '../testing/renderPage.tsx';
import { ScreenOf } from './ScreenOf.tsx';

describe('ScreenOf', () => {
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

import { screen } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { PasswordResetScreen } from './PasswordResetScreen.tsx';

const server = mockServer();

function answerWith(answer: () => Response): { readonly sent: unknown[] } {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/password/reset', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return { sent };
}

describe('PasswordResetScreen', () => {
  it('sends the mail and says what follows', async () => {
    const { sent } = answerWith(() =>
      HttpResponse.json({
        email: 'hanako@kiban.example',
        link_minutes: 30,
        single_sign_on: false,
      }),
    );
    const { user, container } = renderPage(<PasswordResetScreen />, { role: 'visitor' });
    expect(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
    await expectAccessible(container);
    await user.type(screen.getByLabelText('Email'), 'hanako@kiban.example');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Check your email' }),
    ).toBeVisible();
    expect(screen.getByText(/hanako@kiban\.example/)).toBeVisible();
    expect(screen.getByText(/after 30 minutes/)).toBeVisible();
    expect(sent).toEqual([{ email: 'hanako@kiban.example' }]);
    await expectAccessible(container);
  });

  it('asks for an address, and keeps it when too many mails were asked for', async () => {
    const { user } = renderPage(<PasswordResetScreen />, { role: 'visitor' });
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('Enter your email', { exact: false })).toBeVisible();
    answerWith(() =>
      HttpResponse.json(
        { error: true, code: 'too_many' },
        { status: 429, headers: { 'Retry-After': '2520' } },
      ),
    );
    await user.type(screen.getByLabelText('Email'), 'hanako@kiban.example');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Too many attempts. Try again in 42 minutes.');
    expect(screen.getByLabelText('Email')).toHaveValue('hanako@kiban.example');
  });
});

import { screen, waitFor } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { fakeCredentials } from '../../testing/fakeCredentials.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const server = mockServer();
const action = '/sign_in/abc';

function serve(answers: readonly object[]): { readonly sent: unknown[] } {
  const sent: unknown[] = [];
  server.use(
    http.post(`*${action}`, () =>
      HttpResponse.json({ outcome: 'second_factor', factors: ['totp', 'recovery_code'] }),
    ),
    http.post(`*${action}/factor`, async ({ request }) => {
      const answer = answers[sent.length] ?? { outcome: 'refused' };
      sent.push(await request.json());
      return HttpResponse.json(answer);
    }),
  );
  return { sent };
}

async function afterThePassword(locale: 'en' | 'ja' = 'en') {
  const view = renderPage(<SignInScreen action={action} reason={null} />, {
    role: 'visitor',
    locale,
  });
  const [email, password, button] =
    locale === 'en'
      ? ['Email', 'Password', 'Sign in']
      : ['メールアドレス', 'パスワード', 'サインイン'];
  await view.user.type(screen.getByLabelText(email), 'hanako@kiban.example');
  await view.user.type(screen.getByLabelText(password), 'right');
  await view.user.click(screen.getByRole('button', { name: button }));
  return view;
}

const credentials = fakeCredentials();

describe('SecondStep', () => {
  it('uses a passkey, and says when the browser brings none', async () => {
    const { sent } = serve([{ outcome: 'refused' }]);
    const request = {
      challenge: 'Y2hhbGxlbmdl',
      rpId: 'localhost',
      allowCredentials: [{ id: 'bWFkZQ', type: 'public-key', transports: [] }],
      timeout: 300_000,
      userVerification: 'preferred',
    };
    server.use(
      http.post(`*${action}`, () =>
        HttpResponse.json({ outcome: 'second_factor', factors: ['passkey', 'totp'] }),
      ),
      http.post(`*${action}/passkey`, () => HttpResponse.json({ outcome: 'asked', request })),
    );
    const { user } = await afterThePassword();
    const use = await screen.findByRole('button', { name: 'Use a passkey' });
    expect(use).toHaveFocus();
    credentials.get.mockRejectedValueOnce(
      Object.assign(new Error('no'), { name: 'NotAllowedError' }),
    );
    await user.click(use);
    expect(await screen.findByText('could not be verified', { exact: false })).toBeVisible();
    credentials.get.mockResolvedValueOnce(credentials.signed());
    await user.click(use);
    expect(
      await screen.findByText('does not belong to your account', { exact: false }),
    ).toBeVisible();
    expect(sent).toEqual([
      { kind: 'passkey', response: expect.objectContaining({ id: 'bWFkZQ' }) as object },
    ]);
    expect(screen.getByRole('button', { name: 'Use the authenticator app' })).toBeVisible();
  });

  it('sends the whole code of the app and says that one is wrong', async () => {
    const { sent } = serve([]);
    const { user, container } = await afterThePassword('en');
    const field = await screen.findByLabelText('Code');
    expect(screen.getByRole('heading', { level: 1, name: 'Confirm your sign-in' })).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await user.type(field, '123 456');
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is incorrect');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => {
      expect(sent).toEqual(Array(2).fill({ kind: 'totp', code: '123 456' }));
    });
    expect(field).toHaveValue('123 456');
    await expectAccessible(container);
  });

  it('takes a recovery code instead, and takes the refusal of the other away', async () => {
    const { sent } = serve([{ outcome: 'refused' }, { outcome: 'locked', wait_seconds: 30 }]);
    const { user } = await afterThePassword();
    await user.type(await screen.findByLabelText('Code'), '1{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Recovery code'), '7k2mx-9qw4t{Enter}');
    expect(await screen.findByText('Try again in 30 seconds', { exact: false })).toBeVisible();
    expect(sent.at(-1)).toEqual({ kind: 'recovery_code', code: '7k2mx-9qw4t' });
    expect(screen.getByRole('button', { name: 'Use the authenticator app' })).toBeVisible();
  });

  it('says where to begin again when it took too long', async () => {
    serve([{ outcome: 'over', location: action }]);
    const { user } = await afterThePassword();
    await user.type(await screen.findByLabelText('Code'), '123456');
    expect(await screen.findByRole('link', { name: 'Start again' })).toHaveAttribute(
      'href',
      action,
    );
  });

  it('wants something typed, and goes back to the password', async () => {
    const { sent } = serve([]);
    const { user } = await afterThePassword();
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Enter “Code”.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });
});

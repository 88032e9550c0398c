import { screen, waitFor } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const server = mockServer();
const action = '/sign_in/abc';

function answerWith(answer: object): { readonly sent: unknown[] } {
  const sent: unknown[] = [];
  server.use(
    http.post(`*${action}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer);
    }),
  );
  return { sent };
}

async function signIn(locale: 'en' | 'ja' = 'en') {
  const view = renderPage(<SignInScreen action={action} reason={null} />, {
    role: 'visitor',
    locale,
  });
  const [email, password, button] =
    locale === 'en'
      ? ['Email', 'Password', 'Sign in']
      : ['メールアドレス', 'パスワード', 'サインイン'];
  await view.user.type(screen.getByLabelText(email), 'hanako@kiban.example');
  await view.user.type(screen.getByLabelText(password), 'wrong');
  await view.user.click(screen.getByRole('button', { name: button }));
  return view;
}

describe('SignInScreen', () => {
  it('tells password managers the purpose of its fields', () => {
    renderPage(<SignInScreen action="/interaction/1" reason={null} />);
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('asks for email and password and offers registration', async () => {
    const { container } = renderPage(<SignInScreen action={action} reason={null} />, {
      role: 'visitor',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/sign_up/',
    );
    expect(screen.queryByText(/\*/)).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it.each([
    ['en', 'signed_out', 'You have signed out.'],
    ['en', 'session_ended', 'Your session has ended. Sign in again to continue.'],
    ['ja', 'signed_out', 'サインアウトしました。'],
    [
      'ja',
      'session_ended',
      'セッションが終了しました。続けるには、もう一度サインインしてください。',
    ],
  ] as const)('says in %s why the person has to sign in: %s', (locale, reason, sentence) => {
    renderPage(<SignInScreen action={action} reason={reason} />, { role: 'visitor', locale });
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('keeps what was typed when the sign-in is refused', async () => {
    const { sent } = answerWith({ outcome: 'refused' });
    const { container } = await signIn('en');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The email address or the password is not correct. Check both and try again.',
    );
    expect(sent).toEqual([{ email: 'hanako@kiban.example', password: 'wrong', keep: false }]);
    expect(screen.getByRole('textbox')).toHaveValue('hanako@kiban.example');
    expect(screen.getByLabelText(/^(Password|パスワード)$/)).toHaveValue('wrong');
    await expectAccessible(container);
  });

  it.each([
    ['en', 'Sign in', 'Enter your email address.', 'Enter a password.'],
    ['ja', 'サインイン', 'メールアドレスを入力してください。', 'パスワードを入力してください。'],
  ] as const)(
    'asks for what is missing, and sends nothing (%s)',
    async (locale, name, ...texts) => {
      const { sent } = answerWith({ outcome: 'refused' });
      const { user, container } = renderPage(<SignInScreen action={action} reason={null} />, {
        role: 'visitor',
        locale,
      });
      await user.type(screen.getByRole('textbox'), '  ');
      await user.click(screen.getByRole('button', { name }));
      for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByRole('textbox')).toHaveFocus();
      expect(sent).toEqual([]);
      await expectAccessible(container);
    },
  );

  it('asks to stay signed in only when the person chooses so', async () => {
    const { sent } = answerWith({ outcome: 'refused' });
    const { user } = renderPage(<SignInScreen action={action} reason={null} />, {
      role: 'visitor',
    });
    const keep = screen.getByRole('checkbox', {
      name: 'Keep me signed in on this device for 30 days',
    });
    expect(keep).not.toBeChecked();
    await user.click(keep);
    await user.type(screen.getByLabelText('Email'), 'hanako@kiban.example');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ keep: true })]);
  });

  it.each([
    ['en', 1, 'Try again in 1 second.'],
    ['en', 30, 'Try again in 30 seconds.'],
    ['en', 480, 'Try again in 8 minutes.'],
    ['ja', 30, '30秒待ってから、もう一度お試しください。'],
    ['ja', 900, '15分待ってから、もう一度お試しください。'],
  ] as const)('says in %s how long to wait: %i s', async (locale, wait_seconds, sentence) => {
    answerWith({ outcome: 'locked', wait_seconds });
    await signIn(locale);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('offers to start again when the page was open for too long', async () => {
    answerWith({ outcome: 'over', location: 'http://manager.test' });
    await signIn();
    expect(await screen.findByRole('link', { name: 'Start again' })).toHaveAttribute(
      'href',
      'http://manager.test',
    );
  });

  it('says that the portal does not answer, and tries again on request', async () => {
    server.use(http.post(`*${action}`, () => HttpResponse.error()));
    const { user } = await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('The portal could not be reached.');
    answerWith({ outcome: 'refused' });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent('is not correct');
    });
  });
});

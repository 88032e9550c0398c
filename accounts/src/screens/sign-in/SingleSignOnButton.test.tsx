import { screen } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const server = mockServer();
const action = '/sign_in/uid';
const page = <SignInScreen action={action} reason={null} />;

describe('the way to single sign-on', () => {
  it('asks for the address first', async () => {
    const { user } = renderPage(page, { role: 'visitor' });
    await user.click(screen.getByRole('button', { name: 'Single sign-on' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your email first.');
  });

  it.each([
    [
      'en',
      'Email',
      'Single sign-on',
      { outcome: 'no_provider' },
      /not set up for this email domain/,
    ],
    [
      'ja',
      'メールアドレス',
      'シングルサインオン',
      { outcome: 'failed', problem: 'provider_away' },
      /会社のサインインから応答がありません/,
    ],
  ] as const)(
    'says why it does not begin (%s)',
    async (locale, label, button, answer, sentence) => {
      const sent: unknown[] = [];
      server.use(
        http.post(`*${action}/sso`, async ({ request }) => {
          sent.push(await request.json());
          return HttpResponse.json(answer);
        }),
      );
      const { user, container } = renderPage(page, { role: 'visitor', locale });
      await user.type(screen.getByLabelText(label), 'ken@kiban.example');
      await user.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(sent).toEqual([{ email: 'ken@kiban.example' }]);
      await expectAccessible(container);
    },
  );

  it('is pointed out when the password is refused', async () => {
    server.use(http.post(`*${action}`, () => HttpResponse.json({ outcome: 'single_sign_on' })));
    const { user } = renderPage(page, { role: 'visitor' });
    await user.type(screen.getByLabelText('Email'), 'ken@kiban.example');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/choose “Single sign-on” below/);
  });

  it('says why the person returned without being signed in', async () => {
    renderPage(<SignInScreen action={action} reason={null} problem="other_domain" />, {
      role: 'visitor',
    });
    expect(await screen.findByText(/not in the team’s email domain/)).toBeVisible();
  });
});

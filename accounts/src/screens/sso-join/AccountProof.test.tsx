import { screen } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { SsoJoinScreen } from './SsoJoinScreen.tsx';

const server = mockServer();
const render = (token: string | null = null, locale: 'en' | 'ja' = 'en') =>
  renderPage(
    <SsoJoinScreen
      screen={{
        name: 'sso_join',
        action: '/sign_in/u/sso',
        team_name: 'Kiban Works',
        email: 'aya@kiban.example',
        last_name: '',
        first_name: '',
        proof: { token },
        leaving: null,
      }}
    />,
    { role: 'visitor', locale },
  );

function serve(...outcomes: readonly object[]): { readonly sent: unknown[] } {
  const sent: unknown[] = [];
  server.use(
    http.post('*/sign_in/u/sso/join/proof', async ({ request }) => {
      const answer = outcomes[sent.length] ?? {};
      sent.push(await request.json());
      return HttpResponse.json(answer);
    }),
  );
  return { sent };
}

describe('AccountProof', () => {
  it('takes the password', async () => {
    const { sent } = serve({ outcome: 'refused' });
    const { container, user } = render(null, 'en');
    await expectAccessible(container);
    await user.type(screen.getByLabelText('Password of the account'), 'first');
    await user.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
    expect(await screen.findByText(/password is incorrect/)).toBeVisible();
    expect(sent).toEqual([{ kind: 'password', password: 'first' }]);
  });

  it('takes a second factor, whichever there are', async () => {
    const { sent } = serve({ outcome: 'locked', wait_seconds: 60 });
    const { container, user } = render();
    await user.click(screen.getByRole('button', { name: 'Use a second factor' }));
    expect(await screen.findByRole('button', { name: 'Use a passkey instead' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), '7k2mx-9qw4t{Enter}');
    expect(await screen.findByText(/60 seconds/)).toBeVisible();
    expect(sent).toEqual([{ kind: 'recovery_code', code: '7k2mx-9qw4t' }]);
    await expectAccessible(container);
  });

  it('mails a link, and says so', async () => {
    server.use(
      http.post('*/sign_in/u/sso/join/mail', () => HttpResponse.json({ link_minutes: 30 })),
    );
    const { user } = render();
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByText(/sent a link to aya@kiban.example.*30 minutes/)).toBeVisible();
  });

  it('confirms by the link that was opened, or says that it counts no more', async () => {
    const { sent } = serve({ outcome: 'refused' });
    const { user } = render('secret');
    expect(screen.queryByLabelText('Password of the account')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
    expect(await screen.findByText(/link no longer works/)).toBeVisible();
    expect(sent).toEqual([{ kind: 'link', token: 'secret' }]);
    await user.click(screen.getByRole('button', { name: 'Use my password' }));
    expect(screen.getByLabelText('Password of the account')).toBeVisible();
    expect(screen.queryByText(/link does not count/)).not.toBeInTheDocument();
  });

  it('says when the sign-in is over', async () => {
    server.use(
      http.post('*/sign_in/u/sso/join/proof', () =>
        HttpResponse.json({ error: true, code: 'over' }, { status: 409 }),
      ),
    );
    const { user } = render('secret');
    await user.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
    expect(await screen.findByText(/took too long or has already been used/)).toBeVisible();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, mockServer } from '@portal/shared/testing';
import type { ReactElement } from 'react';
import { SignInScreen } from '../screens/sign-in/SignInScreen.tsx';
import { SignUpScreen } from '../screens/sign-up/SignUpScreen.tsx';
import { UserScreen } from '../screens/user/UserScreen.tsx';
import { renderPage } from './renderPage.tsx';

const server = mockServer();
const sent: [path: string, body: unknown][] = [];

const profile = {
  ...{ last_name: 'Sato', first_name: 'Hanako', email: 'hanako@kiban.example', locale: 'en' },
  ...{ country_code: 'JP', newsletter: false, newsletter_at: null, version: 3 },
};
const answers = new Map<string, object>([
  ['POST /sign_in/u', { outcome: 'second_factor', factors: ['totp'] }],
  ['GET /api/user', profile],
  ['GET /api/user/address', { email: profile.email, waiting: null }],
  ['PUT /api/user', profile],
]);

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  server.use(
    http.all('*', async ({ request }) => {
      const { pathname } = new URL(request.url);
      if (request.method !== 'GET') sent.push([pathname, await request.json()]);
      return HttpResponse.json(answers.get(`${request.method} ${pathname}`) ?? {});
    }),
  );
});

/** Writes into fields as password managers do whose events do not arrive, and presses a button. */
async function fill(
  { user }: ReturnType<typeof renderPage>,
  texts: Readonly<Record<string, string>>,
  button: string,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    (await screen.findByLabelText<HTMLInputElement>(label)).value = text;
  }
  await user.click(screen.getByRole('button', { name: button }));
}

const open = (page: ReactElement) => renderPage(page, { role: 'visitor' });
const credentials = { Email: 'hanako@kiban.example', Password: 'circuit-board' };

describe('what a password manager has filled in without an event', () => {
  it('is sent by the sign-in and its second factor', async () => {
    const view = open(<SignInScreen action="/sign_in/u" reason={null} />);
    await fill(view, credentials, 'Sign in');
    await fill(view, { Code: '123456' }, 'Confirm');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      ['/sign_in/u', { email: credentials.Email, password: credentials.Password, keep: false }],
      ['/sign_in/u/factor', { kind: 'totp', code: '123456' }],
    ]);
  });

  it('is the address for single sign-on', async () => {
    const view = open(<SignInScreen action="/sign_in/u" reason={null} />);
    await fill(view, credentials, 'Single sign-on');
    await waitFor(() => expect(sent).toEqual([['/sign_in/u/sso', { email: credentials.Email }]]));
  });

  it('is sent by the registration', async () => {
    const view = open(<SignUpScreen />);
    await view.user.click(screen.getByLabelText('I agree to the terms and the privacy policy'));
    const names = {
      'Last name': 'Sato',
      'First name': 'Hanako',
      'Team name': 'Kiban',
      Country: 'US',
    };
    await fill(view, { ...credentials, ...names }, 'Create account');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([
      '/api/registrations',
      expect.objectContaining({
        ...{ email: credentials.Email, password: credentials.Password, country_code: 'US' },
        ...{ last_name: 'Sato', first_name: 'Hanako', team_name: 'Kiban' },
      }),
    ]);
  });

  it('is saved with the profile, and stays', async () => {
    const view = renderPage(<UserScreen />);
    answers.set('PUT /api/user', { ...profile, last_name: 'Suzuki', version: 4 });
    await fill(view, { 'Last name': 'Suzuki' }, 'Save');
    expect(await screen.findByText('Saved', { exact: false })).toBeVisible();
    expect(sent).toEqual([['/api/user', expect.objectContaining({ last_name: 'Suzuki' })]]);
    expect(screen.getByLabelText('Last name')).toHaveValue('Suzuki');
  });
});

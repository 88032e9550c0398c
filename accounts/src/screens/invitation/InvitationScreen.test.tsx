import { screen } from '@testing-library/react';
import { privacyVersion, termsVersion } from '@portal/shared/domain';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { InvitationScreen } from './InvitationScreen.tsx';

const server = mockServer();

const open = {
  state: 'open',
  team_name: 'Kiban Works',
  inviter: { last_name: 'Sato', first_name: 'Hanako' },
  email: 'ken@kiban.example',
  last_name: 'Tanaka',
  first_name: '',
  role: 9,
  expires_at: '2026-11-28T03:00:00.000Z',
  has_account: false,
  leaving: null,
};

function answer(given: object): void {
  server.use(http.post('*/api/invitations/look', () => HttpResponse.json(given)));
}

const render = (role: 'visitor' | 'owner', locale: 'en' | 'ja' = 'en') =>
  renderPage(<InvitationScreen token="secret" />, { role, locale });

describe('InvitationScreen', () => {
  it('offers a visitor to register', async () => {
    answer(open);
    const { container } = render('visitor', 'en');
    expect(
      await screen.findByText(/Hanako Sato invites you to the team “Kiban Works” as a guest/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Register and join' })).toBeVisible();
    await expectAccessible(container);
  });

  it('registers with the token and says what is missing before', async () => {
    answer(open);
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/invitations/register', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ team_name: 'Kiban Works' });
      }),
    );
    const { user } = render('visitor');
    await user.type(await screen.findByLabelText('First name'), 'Ken');
    await user.click(screen.getByRole('button', { name: 'Register and join' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a password.');
    await user.type(screen.getByLabelText('Password'), 'green solder mask');
    await user.click(screen.getByLabelText('I agree to the terms and the privacy policy'));
    await user.click(screen.getByRole('button', { name: 'Register and join' }));
    expect(await screen.findByText('You are now in the team “Kiban Works”.')).toBeVisible();
    const names = { last_name: 'Tanaka', first_name: 'Ken' };
    const rest = { password: 'green solder mask', terms: true, locale: 'en' };
    const versions = { terms_version: termsVersion, privacy_version: privacyVersion };
    expect(sent).toEqual([{ token: 'secret', ...names, ...rest, ...versions }]);
  });

  it('sends a visitor with an account to the sign-in', async () => {
    answer({ ...open, has_account: true });
    render('visitor');
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', '/invitation/secret/sign_in');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('names the team that the person leaves before they accept, and the reason of a failure', async () => {
    answer({ ...open, has_account: true, leaving: { team_name: 'Old team', refusal: null } });
    server.use(
      http.post('*/api/invitations/accept', () =>
        HttpResponse.json({ error: true, code: 'link_over' }, { status: 409 }),
      ),
    );
    const { user, container } = render('owner');
    expect(await screen.findByText(/you leave the team “Old team”/)).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Accept and change teams' }));
    expect(await screen.findByText(/no longer valid/)).toBeVisible();
    server.use(
      http.post('*/api/invitations/accept', () => HttpResponse.json({ team_name: 'Kiban Works' })),
    );
    await user.click(screen.getByRole('button', { name: 'Accept and change teams' }));
    expect(await screen.findByText('You are now in the team “Kiban Works”.')).toBeVisible();
  });

  it('says that it was accepted in another tab meanwhile', async () => {
    answer({ ...open, has_account: true, leaving: { team_name: 'Old team', refusal: null } });
    const { user } = render('owner');
    const accept = await screen.findByRole('button', { name: 'Accept and change teams' });
    answer({ state: 'used' });
    server.use(
      http.post('*/api/invitations/accept', () =>
        HttpResponse.json({ error: true, code: 'link_over' }, { status: 409 }),
      ),
    );
    await user.click(accept);
    expect(await screen.findByText(/has already been accepted/)).toBeVisible();
    expect(screen.queryByText(/no longer valid/)).not.toBeInTheDocument();
  });

  it.each([
    ['owner_has_members', /which has other members/, ['/users']],
    ['owner_has_licenses', /which has active licenses/, []],
  ])('says why an owner cannot accept: %s', async (refusal, sentence, ways) => {
    answer({ ...open, has_account: true, leaving: { team_name: 'Old team', refusal } });
    render('owner');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(ways);
  });

  it.each([
    ['en', /signed in as hanako@example.com/, 'Sign out and continue'],
    ['ja', /hanako@example.com でサインインしていますが/, 'サインアウトして続ける'],
  ] as const)('signs somebody with another address out of this device (%s)', async (...given) => {
    const [locale, sentence, name] = given;
    answer({ ...open, has_account: true });
    const times = { signed_in_at: open.expires_at, seen_at: open.expires_at };
    const where = { ...times, ends_at: open.expires_at, browser: '', system: '', ip: '192.0.2.1' };
    const rest = { ...where, is_kept: false };
    const ended: unknown[] = [];
    server.use(
      http.get('*/api/sessions', () =>
        HttpResponse.json([
          { ...rest, id: 'other', is_current: false },
          { ...rest, id: 'mine', is_current: true },
        ]),
      ),
      http.delete('*/api/sessions/:id', ({ params }) => {
        ended.push(params['id']);
        const refusal = { error: true, code: 'too_many' };
        return HttpResponse.json(refusal, { status: 429, headers: { 'Retry-After': '120' } });
      }),
    );
    const { user, container } = render('owner', locale);
    expect(await screen.findByText(sentence)).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name }));
    // Refused here, because a test has no page to go to.
    expect(await screen.findByText(/2 minutes|2分後/)).toBeVisible();
    expect(ended).toEqual(['mine']);
    expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  it.each([
    ['used', /has already been accepted/],
    ['expired', /has expired/],
    ['unknown', /no invitation at this address/],
  ])('says that the link is %s, with a way on', async (state, sentence) => {
    answer({ state });
    render('visitor');
    expect(await screen.findByText(sentence)).toBeVisible();
    const way = screen.getByRole('link', { name: 'Go to the Manager Console' });
    expect(way).toHaveAttribute('href', expect.stringMatching(/^http/));
  });
});

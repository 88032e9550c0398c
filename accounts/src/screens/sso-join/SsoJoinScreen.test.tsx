import { screen } from '@testing-library/react';
import { privacyVersion, termsVersion } from '@portal/shared/domain';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { DomainProofScreen } from './DomainProofScreen.tsx';
import { SsoJoinScreen } from './SsoJoinScreen.tsx';

const server = mockServer();

const joining = {
  name: 'sso_join',
  action: '/sign_in/u/sso',
  team_name: 'Kiban Works',
  email: 'aya@kiban.example',
  last_name: 'Suzuki',
  first_name: '',
  proof: null,
  leaving: null,
} as const;
const render = (given: object = {}, locale: 'en' | 'ja' = 'en') =>
  renderPage(<SsoJoinScreen screen={{ ...joining, ...given }} />, { role: 'visitor', locale });
const refuse = (path: string, code: string) => {
  server.use(
    http.post(`*${path}`, () => HttpResponse.json({ error: true, code }, { status: 409 })),
  );
};

describe('SsoJoinScreen', () => {
  it('names the team and takes name and terms', async () => {
    const { container } = render({}, 'en');
    expect(screen.getByText(/signed in as aya@kiban.example.*“Kiban Works”/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join and sign in' })).toBeVisible();
    await expectAccessible(container);
  });

  it('says what is missing, and sends name, terms and their versions', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/sign_in/u/sso/register', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ error: true, code: 'over' }, { status: 409 });
      }),
    );
    const { user } = render();
    await user.click(screen.getByRole('button', { name: 'Join and sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/first name/);
    await user.type(screen.getByLabelText('First name'), 'Aya');
    await user.click(screen.getByLabelText('I agree to the terms and the privacy policy'));
    await user.click(screen.getByRole('button', { name: 'Join and sign in' }));
    expect(await screen.findByText(/took too long or has already been used/)).toBeVisible();
    const versions = { terms_version: termsVersion, privacy_version: privacyVersion };
    const names = { last_name: 'Suzuki', first_name: 'Aya' };
    expect(sent).toEqual([{ ...names, terms: true, ...versions, locale: 'en' }]);
  });

  it('says which team is left, and why it cannot be', async () => {
    refuse('/sign_in/u/sso/join', 'owner_has_members');
    const { user } = render({ leaving: { team_name: 'Old team', refusal: null } });
    expect(screen.getByText(/“Old team”.*you leave it/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change teams and sign in' }));
    expect(await screen.findByText(/which has other members/)).toBeVisible();
  });

  it('offers nothing to an owner who cannot leave', () => {
    render({ leaving: { team_name: 'Old team', refusal: 'owner_has_licenses' } });
    expect(screen.getByText(/which has active licenses/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('DomainProofScreen', () => {
  it.each([
    ['proved', /The domain is verified/],
    ['used', /no longer works/],
    ['taken', /Another team has already verified/],
  ])('confirms on request only: %s', async (outcome, sentence) => {
    server.use(http.post('*/api/sso/domain/confirm', () => HttpResponse.json({ outcome })));
    const { user, container } = renderPage(<DomainProofScreen token="secret" />, {
      role: 'visitor',
    });
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

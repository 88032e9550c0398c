import { screen, within } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { SsoScreen } from './SsoScreen.tsx';

const server = mockServer();

const draft = {
  issuer: 'https://login.kiban.example',
  client_id: 'portal',
  domain: 'kiban.example',
  state: 'draft',
  record: { name: '_portal-challenge.kiban.example', value: 'portal-domain=abc' },
  proved_by: null,
  lost_at: null,
  mailed_to: null,
  people: 0,
};
const proved = { ...draft, state: 'proved', proved_by: 'dns' };
const answer = (setup: object | null) =>
  HttpResponse.json({ redirect_uri: 'https://accounts.example/sso/callback', setup });

function serve(setup: object | null): void {
  server.use(http.get('*/api/sso', () => answer(setup)));
}

describe('SsoScreen', () => {
  it.each([
    ['en', 'Single sign-on', 'Issuer', 'Client secret'],
    ['ja', 'シングルサインオン', '発行者（Issuer）', 'クライアントシークレット'],
  ] as const)('begins with the provider alone (%s)', async (locale, title, issuer, secret) => {
    serve(null);
    const { container } = renderPage(<SsoScreen />, { locale }, '/sso');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText('https://accounts.example/sso/callback')).toBeVisible();
    expect(screen.getByLabelText(issuer)).toBeVisible();
    expect(screen.getByLabelText(secret)).toBeVisible();
    expect(screen.getAllByRole('region')).toHaveLength(1);
    await expectAccessible(container);
  });

  it('copies the redirect address, or says that the browser does not allow it', async () => {
    serve(null);
    const { user } = renderPage(<SsoScreen />, {}, '/sso');
    const button = await screen.findByRole('button', { name: 'Copy: Redirect address' });
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error());
    await user.click(button);
    expect(await screen.findByText(/does not allow copying/)).toBeVisible();
    await user.click(button);
    expect(write).toHaveBeenLastCalledWith('https://accounts.example/sso/callback');
    expect(await screen.findByText('Copied')).toBeVisible();
  });

  it('says what is wrong with what was typed, and keeps it', async () => {
    serve(null);
    server.use(
      http.put('*/api/sso', () =>
        HttpResponse.json(
          { error: true, code: 'invalid', msg: { domain: 'public_domain' } },
          { status: 422 },
        ),
      ),
    );
    const { user } = renderPage(<SsoScreen />, {}, '/sso');
    await user.type(await screen.findByLabelText('Issuer'), draft.issuer);
    await user.type(screen.getByLabelText('Client ID'), 'portal');
    await user.type(screen.getByLabelText('Client secret'), 'secret');
    await user.type(screen.getByLabelText('Email domain'), 'gmail.com');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/public email service/)).toBeVisible();
    expect(screen.getByLabelText('Email domain')).toHaveAccessibleDescription(
      /public email service/,
    );
    expect(screen.getByLabelText('Email domain')).toHaveValue('gmail.com');
  });

  it('shows the record, says that it is missing, and goes on when it is there', async () => {
    serve(draft);
    let isThere = false;
    server.use(
      http.post('*/api/sso/domain/record', () =>
        isThere
          ? answer(proved)
          : HttpResponse.json({ error: true, code: 'record_missing' }, { status: 409 }),
      ),
    );
    const { user, container } = renderPage(<SsoScreen />, {}, '/sso');
    expect(await screen.findByText('portal-domain=abc')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Check record' }));
    expect(await screen.findByText(/The record was not found yet/)).toBeVisible();
    isThere = true;
    await user.click(screen.getByRole('button', { name: 'Check record' }));
    expect(await screen.findByText(/is verified by its DNS record/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Test sign-in' })).toBeVisible();
  });

  it('sends the link to the chosen mailbox', async () => {
    serve(draft);
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/sso/domain/mail', async ({ request }) => {
        sent.push(await request.json());
        return answer({ ...draft, mailed_to: 'admin@kiban.example' });
      }),
    );
    const { user } = renderPage(<SsoScreen />, {}, '/sso');
    await user.selectOptions(await screen.findByLabelText('Send to'), 'admin@kiban.example');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/We sent a link to admin@kiban.example/)).toBeVisible();
    expect(sent).toEqual([{ mailbox: 'admin' }]);
  });

  it.each([
    ['en', '/sso?test=other_domain', /not in the team’s email domain/],
    ['ja', '/sso?test=provider_away', /会社のサインインから応答がありません/],
  ] as const)('says how a test has failed (%s)', async (locale, path, sentence) => {
    serve(proved);
    renderPage(<SsoScreen />, { locale }, path);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('switches on, and off after asking', async () => {
    serve({ ...proved, state: 'tested' });
    server.use(
      http.post('*/api/sso/on', () => answer({ ...proved, state: 'on', people: 3 })),
      http.post('*/api/sso/off', () => answer({ ...proved, state: 'tested' })),
    );
    const { user } = renderPage(<SsoScreen />, {}, '/sso');
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('3 people have signed in with it.')).toBeVisible();
    expect(screen.getByLabelText('Issuer')).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/sign in with a password again/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
  });

  it('tells of a record that is missing', async () => {
    serve({ ...proved, state: 'on', lost_at: '2026-11-23T00:00:00.000Z' });
    renderPage(<SsoScreen />, {}, '/sso');
    expect(await screen.findByText(/was not found/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check record' })).toBeVisible();
  });

  it('offers to try again when it cannot be read', async () => {
    server.use(http.get('*/api/sso', () => HttpResponse.json({}, { status: 500 })));
    renderPage(<SsoScreen />, {}, '/sso');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

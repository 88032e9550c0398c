import { screen, within } from '@testing-library/react';
import {
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  pressTwice,
} from '@portal/shared/testing';
import { fakeCredentials } from '../../../testing/fakeCredentials.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { SecondFactors } from './SecondFactors.tsx';

const server = mockServer();
const at = '2026-11-20T01:00:00.000Z';
const none = { totp: null, passkeys: [], recovery_codes_left: 0, required: false };
const passkey = { id: 'p1', name: 'Work laptop', created_at: at, last_used_at: null };
const withPasskey = { ...none, passkeys: [passkey], recovery_codes_left: 10 };
const codes = Array.from({ length: 10 }, (_, index) => `AAAAA-0000${String(index)}`);
const credentials = fakeCredentials();

function serve(factors: object, added?: object): { readonly sent: unknown[] } {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/factors', () => HttpResponse.json(factors)),
    http.post('*/api/factors/passkeys/options', () =>
      HttpResponse.json({
        challenge: 'Y2hhbGxlbmdl',
        rp: { id: 'localhost', name: 'Manager Console' },
        user: { id: 'dXNlcg', name: 'hanako@kiban.example', displayName: 'hanako@kiban.example' },
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        timeout: 300_000,
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'preferred',
          requireResidentKey: false,
          userVerification: 'preferred',
        },
        attestation: 'none',
      }),
    ),
    http.post('*/api/factors/passkeys', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(added ?? {});
    }),
  );
  return { sent };
}

async function add(locale: 'en' | 'ja', name: string) {
  const [button, label, submit] =
    locale === 'en' ? ['Add a passkey', 'Name', 'Continue'] : ['パスキーを追加', '名前', '続ける'];
  const view = renderPage(<SecondFactors />, { locale });
  await view.user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  if (name !== '') await view.user.type(within(dialog).getByLabelText(label), name);
  await view.user.click(within(dialog).getByRole('button', { name: submit }));
  return { ...view, dialog };
}

describe('Passkeys', () => {
  it('adds a passkey that the browser makes', async () => {
    credentials.create.mockResolvedValue(credentials.made());
    const added = { outcome: 'added', factors: withPasskey, recovery_codes: codes };
    const { sent } = serve(none, added);
    const { user, container } = await add('en', 'Work laptop');
    await user.click(await screen.findByRole('button', { name: 'I have saved the codes' }));
    expect(sent).toEqual([
      expect.objectContaining({
        name: 'Work laptop',
        credential: expect.objectContaining({ id: 'bWFkZQ', type: 'public-key' }) as object,
      }),
    ]);
    expect(await screen.findByRole('button', { name: 'Rename Work laptop' })).toBeVisible();
    await expectAccessible(container);
  });

  it('asks the browser once when it is pressed twice', async () => {
    credentials.create.mockResolvedValue(credentials.made());
    const { sent } = serve(none, { outcome: 'added', factors: withPasskey, recovery_codes: codes });
    const { user } = renderPage(<SecondFactors />);
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await user.type(await screen.findByLabelText('Name'), 'Work laptop');
    pressTwice(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['NotAllowedError', 'The passkey could not be verified.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
  ])('says what came of a %s of the browser', async (name, said) => {
    credentials.create.mockRejectedValue(Object.assign(new Error('no'), { name }));
    const { sent } = serve(none);
    const { dialog } = await add('en', 'Phone');
    expect(await within(dialog).findByText(said, { exact: false })).toBeVisible();
    expect(sent).toEqual([]);
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Phone');
  });

  it('says that the server did not take it, and wants a name', async () => {
    credentials.create.mockResolvedValue(credentials.made());
    serve(none, { outcome: 'refused' });
    const { user, dialog } = await add('en', '');
    expect(await within(dialog).findByText('Enter “Name”.')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Name'), 'Phone{Enter}');
    expect(await within(dialog).findByText('could not be added', { exact: false })).toBeVisible();
  });

  it('renames and deletes one', async () => {
    serve(withPasskey);
    const sent: unknown[] = [];
    server.use(
      http.put('*/api/factors/passkeys/p1', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...withPasskey, passkeys: [{ ...passkey, name: 'Old' }] });
      }),
      http.delete('*/api/factors/passkeys/p1', () => HttpResponse.json(none)),
    );
    const { user } = renderPage(<SecondFactors />);
    await user.click(await screen.findByRole('button', { name: 'Rename Work laptop' }));
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Work laptop');
    await user.clear(name);
    await user.type(name, 'Old{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Delete Old' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('“Old” can no longer be used to sign in.');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The passkey was deleted.')).toBeVisible();
    expect(screen.queryByText('Old')).not.toBeInTheDocument();
    expect(sent).toEqual([{ name: 'Old' }]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import {
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  pressTwice,
} from '@portal/shared/testing';
import { renderPage } from '../../../testing/renderPage.tsx';
import { UsersScreen } from '../UsersScreen.tsx';

const server = mockServer();

const invitation = {
  id: 'i-1',
  email: 'ken@kiban.example',
  last_name: 'Tanaka',
  first_name: 'Ken',
  role: 9,
  locale: 'en',
  sent_at: '2026-11-20T03:00:00.000Z',
  expires_at: '2099-11-28T03:00:00.000Z',
};

function list(...invitations: readonly object[]): void {
  server.use(http.get('*/api/users', () => HttpResponse.json({ members: [], invitations })));
}

async function choose(entry: string) {
  const { user } = renderPage(<UsersScreen />);
  await user.click(await screen.findByRole('button', { name: 'Actions for Ken Tanaka' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return user;
}

describe('inviting', () => {
  it('sends an invitation, and shows a refused address under its field', async () => {
    list();
    let calls = 0;
    server.use(
      http.post('*/api/invitations', () => {
        calls += 1;
        const fault = { error: true, code: 'invalid', msg: { email: 'already_member' } };
        return calls === 1
          ? HttpResponse.json(fault, { status: 422 })
          : HttpResponse.json({ members: [], invitations: [invitation] });
      }),
    );
    const { user } = renderPage(<UsersScreen />);
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite' });
    await expectAccessible(dialog);
    await user.type(within(dialog).getByLabelText('Email'), invitation.email);
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    const fault = await within(dialog).findByText('This person is already in the team.');
    expect(fault).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(`The invitation to ${invitation.email} was sent`)).toBeVisible();
    expect(screen.getByRole('row', { name: /Ken Tanaka.*Invited/ })).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('sends an expired invitation again', async () => {
    list({ ...invitation, expires_at: '2026-11-01T00:00:00.000Z' });
    server.use(
      http.post('*/api/invitations/i-1/send', () =>
        HttpResponse.json({ members: [], invitations: [invitation] }),
      ),
    );
    await choose('Resend');
    expect(await screen.findByText(/was sent/)).toBeVisible();
    expect(screen.queryByText('Invitation expired')).not.toBeInTheDocument();
  });

  it('says that an invitation could not be sent again', async () => {
    list(invitation);
    server.use(
      http.post('*/api/invitations/i-1/send', () =>
        HttpResponse.json({ error: true, code: 'too_many' }, { status: 429 }),
      ),
    );
    await choose('Resend');
    expect(await screen.findByText('The invitation was not sent')).toBeVisible();
  });

  it('takes an invitation back', async () => {
    list(invitation);
    server.use(
      http.delete('*/api/invitations/i-1', () =>
        HttpResponse.json({ members: [], invitations: [] }),
      ),
    );
    const user = await choose('Revoke');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('The invitation of Ken Tanaka was revoked')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
  });

  it.each([
    ['en', 'quotes', ['Invite from CSV', 'CSV file', 'Check file'], /^Line 2 has a quotation/],
    ['ja', 'quotes', ['CSVで招待', 'CSVファイル', 'ファイルを確認'], /^2行目の引用符/],
    ['en', 'line_too_long', ['Invite from CSV', 'CSV file', 'Check file'], /^Line 2 is too/],
    ['ja', 'line_too_long', ['CSVで招待', 'CSVファイル', 'ファイルを確認'], /^2行目が長すぎ/],
  ] as const)('refuses a file as a whole (%s, %s)', async (...given) => {
    const [locale, fault, [title, label, check], sentence] = given;
    list();
    const names = { email: '', last_name: '', first_name: '', role: null };
    server.use(
      http.post('*/api/invitations/import', () =>
        HttpResponse.json({ lines: [{ ...names, line: 2, fault }] }),
      ),
    );
    const { user } = renderPage(<UsersScreen />, { locale });
    await user.click(await screen.findByRole('button', { name: title }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const file = Object.assign(new File(['"'], 'people.csv', { type: 'text/csv' }), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode('"').buffer),
    });
    await user.upload(dialog.getByLabelText(label), file);
    await user.click(dialog.getByRole('button', { name: check }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.queryByRole('table')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: check })).toBeEnabled();
  });

  it('checks a file before it sends, and says what is left out', async () => {
    list();
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/invitations/import', async ({ request }) => {
        sent.push(await request.json());
        const line = { last_name: '', first_name: '', role: 'admin' };
        return HttpResponse.json({
          lines: [
            { ...line, line: 1, email: 'a@kiban.example', fault: null },
            { ...line, line: 2, email: 'nobody', fault: 'not_an_email' },
          ],
        });
      }),
    );
    const { user } = renderPage(<UsersScreen />);
    await user.click(await screen.findByRole('button', { name: 'Invite from CSV' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite from CSV' });
    const csv = 'a@kiban.example\nnobody';
    // jsdom's files do not give their bytes away.
    const file = Object.assign(new File([csv], 'people.csv', { type: 'text/csv' }), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(csv).buffer),
    });
    await user.upload(within(dialog).getByLabelText('CSV file'), file);
    await user.click(within(dialog).getByRole('button', { name: 'Check file' }));
    expect(await within(dialog).findByText(/1 line has an error/)).toBeVisible();
    expect(within(dialog).getByText('Not an email address')).toBeVisible();
    const rows = within(dialog).getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent('nobody');
    expect(rows[1]).toHaveTextContent(/^Line 1.*Admin/);
    expect(rows[1]).toHaveTextContent('a@kiban.example');
    await expectAccessible(dialog);
    pressTwice(within(dialog).getByRole('button', { name: 'Send 1 invitation' }));
    expect(await within(dialog).findByText(/1 invitation was sent/)).toBeVisible();
    expect(sent).toEqual([
      { csv, locale: 'en', dry_run: true },
      { csv, locale: 'en', dry_run: false },
    ]);
  });
});

import { screen, within } from '@testing-library/react';
import {
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  pressTwice,
} from '@portal/shared/testing';
import { renderPage } from '../../../testing/renderPage.tsx';
import { SecondFactors } from './SecondFactors.tsx';

const server = mockServer();
const none = { totp: null, passkeys: [], recovery_codes_left: 0, required: false };
const at = '2026-11-20T01:00:00.000Z';
const withApp = {
  totp: { created_at: at, last_used_at: null },
  passkeys: [],
  recovery_codes_left: 10,
  required: false,
};
const codes = Array.from({ length: 10 }, (_, index) => `AAAAA-0000${String(index)}`);

function serve(factors: object): void {
  server.use(http.get('*/api/factors', () => HttpResponse.json(factors)));
}

function serveSetUp(...outcomes: readonly object[]): { readonly sent: unknown[] } {
  const sent: unknown[] = [];
  const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
  server.use(
    http.post('*/api/factors/totp', () =>
      HttpResponse.json({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: picture }),
    ),
    http.post('*/api/factors/totp/confirm', async ({ request }) => {
      const answer = outcomes[sent.length] ?? {};
      sent.push(await request.json());
      return HttpResponse.json(answer);
    }),
  );
  return { sent };
}

describe('SecondFactors', () => {
  it('sets an authenticator app up and shows the recovery codes once', async () => {
    serve(none);
    const { sent } = serveSetUp(
      { outcome: 'refused' },
      { outcome: 'added', factors: withApp, recovery_codes: codes },
    );
    const { user, container } = renderPage(<SecondFactors />);
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('img')).toBeVisible();
    expect(within(dialog).getByText('ABCD EFGH')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Code'), '000000');
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    const shown = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    expect(sent).toEqual([{ code: '000000' }, { code: '000000' }]);
    await user.keyboard('{Escape}');
    expect(shown).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have saved the codes' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('10 of 10 left')).toBeVisible();
    await expectAccessible(container);
  });

  it('confirms once when it is pressed twice, and shows the recovery codes', async () => {
    serve(none);
    const { sent } = serveSetUp(
      { outcome: 'added', factors: withApp, recovery_codes: codes },
      { outcome: 'over' },
    );
    const { user } = renderPage(<SecondFactors />);
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await user.type(await screen.findByLabelText('Code'), '12345');
    pressTwice(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
    expect(sent).toEqual([{ code: '12345' }]);
  });

  it('says to begin again when the key was shown too long ago', async () => {
    serve(none);
    serveSetUp({ outcome: 'over' });
    const { user } = renderPage(<SecondFactors />);
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await user.type(await screen.findByLabelText('Code'), '123456');
    expect(await screen.findByText('This took too long', { exact: false })).toBeVisible();
  });

  it('turns the app off after a question', async () => {
    serve(withApp);
    server.use(http.delete('*/api/factors/totp', () => HttpResponse.json(none)));
    const { user } = renderPage(<SecondFactors />);
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('The authenticator app has been turned off.')).toBeVisible();
    expect(screen.getByText('Off')).toBeVisible();
    expect(screen.queryByText('Recovery codes')).not.toBeInTheDocument();
  });

  it('advises new recovery codes when few are left, and makes them', async () => {
    serve({ ...withApp, recovery_codes_left: 2 });
    server.use(
      http.post('*/api/factors/recovery-codes', () =>
        HttpResponse.json({ factors: withApp, recovery_codes: codes }),
      ),
    );
    const { user } = renderPage(<SecondFactors />);
    expect(await screen.findByText('2 of 10 left')).toBeVisible();
    expect(screen.getByText('Few codes are left.', { exact: false })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create new codes' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Create new codes' }));
    expect(await screen.findByText(codes[9] ?? '')).toBeVisible();
  });

  it('copies the codes and says so', async () => {
    serve(withApp);
    server.use(
      http.post('*/api/factors/recovery-codes', () =>
        HttpResponse.json({ factors: withApp, recovery_codes: codes }),
      ),
    );
    const { user } = renderPage(<SecondFactors />);
    await user.click(await screen.findByRole('button', { name: 'Create new codes' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Create new codes' }));
    const copy = await screen.findByRole('button', { name: 'Copy' });
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(copy);
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(codes.join('\n'));
  });

  it('offers to try again when the list does not arrive', async () => {
    server.use(http.get('*/api/factors', () => HttpResponse.error()));
    const { user } = renderPage(<SecondFactors />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    serve(none);
    await user.click(again);
    expect(await screen.findByText('Authenticator app')).toBeVisible();
  });

  it('says that they are about to be removed, and keeps them', async () => {
    const text = /will be turned off on November 22, 2026/;
    serve({ ...withApp, reset_at: '2026-11-22T03:00:00.000Z' });
    server.use(http.delete('*/api/factors/reset', () => HttpResponse.json(withApp)));
    const { user, container } = renderPage(<SecondFactors />);
    expect(await screen.findByText(text)).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Keep two-factor authentication' }));
    expect(await screen.findByText(/stays on/)).toBeVisible();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('says that the last factor stays where one is required', async () => {
    serve({ ...withApp, required: true });
    renderPage(<SecondFactors />);
    expect(
      await screen.findByText('Your account has special rights', { exact: false }),
    ).toBeVisible();
  });
});

import { hasUnsavedChanges } from '@portal/shared';
import {
  aLicenseRow,
  aSession,
  expectAccessible,
  http,
  HttpResponse,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  licenseServer,
  listsLicenses,
  refuses,
  refusesFile,
} from '../../../testing/licenseHandlers.ts';
import { renderLicenseList } from '../../../testing/renderLicenseList.tsx';

const server = licenseServer();
const setup = {
  schematic: [{ id: 'cd-1', label: 'CD-1 · Circuit Designer' }],
  pcb: [{ id: 'pd-1', label: 'PD-1 · PCB Designer' }],
  users: [{ id: 'user-2', name: '田中 一郎' }],
};
const lir = new File(['request'], 'desk.lir');

function offers(answer: unknown = setup) {
  server.use(
    listsLicenses(() => [aLicenseRow()]),
    http.get('*/api/license/standalone', () => HttpResponse.json(answer as object)),
  );
}

async function openDialog(session = aSession()) {
  const { user } = renderLicenseList({ session });
  const isJapanese = session.locale === 'ja';
  const menu = isJapanese ? '認証方式の切り替え' : 'Activation mode';
  const entry = isJapanese ? 'スタンドアロン認証へ切り替え' : 'Switch to standalone';
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  const dialog = await screen.findByRole('dialog', { name: entry });
  return { user, dialog, submit: () => within(dialog).getByRole('button', { name: entry }) };
}

async function fillIn({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) {
  await user.selectOptions(await within(dialog).findByLabelText('PCB license'), 'pd-1');
  await user.selectOptions(within(dialog).getByLabelText('User'), 'user-2');
  await user.upload(within(dialog).getByLabelText('Request file (.lir)'), lir);
}

describe('StandaloneDialog', () => {
  it('names the missing choices beside the disabled button, one at a time', async () => {
    offers();
    const { user, dialog, submit } = await openDialog();
    const schematic = await within(dialog).findByLabelText('Schematic license');
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription('Select a schematic or PCB license');
    await user.selectOptions(schematic, 'cd-1');
    expect(submit()).toHaveAccessibleDescription('Select a user');
    await user.selectOptions(within(dialog).getByLabelText('User'), '田中 一郎');
    expect(submit()).toHaveAccessibleDescription('Select a file');
    await user.upload(within(dialog).getByLabelText('Request file (.lir)'), lir);
    expect(submit()).toBeEnabled();
    await expectAccessible(dialog);
  });

  it('sends the choice with 0 for no license, says what to do next, and refetches the list', async () => {
    offers();
    let rows = [aLicenseRow({ number: 'PD-1' })];
    const sent: Record<string, FormDataEntryValue>[] = [];
    server.use(
      listsLicenses(() => rows),
      http.post('*/api/license/lir', async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        rows = [aLicenseRow({ number: 'PD-1', standalone_at: '2026-11-20T01:00:00Z' })];
        return HttpResponse.text('success');
      }),
    );
    const opened = await openDialog();
    await fillIn(opened);
    await opened.user.click(opened.submit());
    expect(
      await screen.findByText(
        'Switched to standalone authentication. Download the LIC file from the license screen.',
      ),
    ).toBeInTheDocument();
    expect(sent[0]).toMatchObject({
      license_id_schematic: '0',
      license_id_pcb: 'pd-1',
      user_id: 'user-2',
    });
    expect(await screen.findByRole('button', { name: 'Actions for PD-1' })).toBeInTheDocument();
    expect(hasUnsavedChanges()).toBe(false);
  });

  it.each([
    ['wrong extension', new File(['x'], 'desk.txt'), /must end in \.lir/],
    ['empty', new File([], 'desk.lir'), /empty/],
    ['over 64 KB', new File([new Uint8Array(65_537)], 'desk.lir'), /larger than 64 KB/],
  ])('refuses an unusable file before sending: %s', async (_case, file, sentence) => {
    offers();
    const { user, dialog, submit } = await openDialog();
    const field = await within(dialog).findByLabelText('Request file (.lir)');
    // Dropping a file or choosing it under "all files" bypasses `accept`.
    field.removeAttribute('accept');
    await user.upload(field, file);
    expect(within(dialog).getByText(sentence)).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(submit()).toBeDisabled();
  });

  it.each([
    ['tampered', aSession(), /changed after it was created/],
    ['reused', aSession(), /has already been used/],
    ['wrong_kind', aSession(), /different kind/],
    ['of_a_later_release', aSession(), /was not accepted/],
  ])('says why a file was refused and keeps every choice: %s', async (reason, session, text) => {
    offers();
    server.use(http.post('*/api/license/lir', () => refusesFile(reason)));
    const opened = await openDialog(session);
    await fillIn(opened);
    await opened.user.click(opened.submit());
    const failure = await within(opened.dialog).findByRole('alert');
    expect(failure).toHaveTextContent('Switching to standalone authentication failed');
    expect(failure).toHaveTextContent(text);
    expect(within(opened.dialog).getByLabelText('PCB license')).toHaveValue('pd-1');
    expect(within(opened.dialog).getByLabelText('User')).toHaveValue('user-2');
    expect(opened.dialog).toHaveTextContent('desk.lir');
  });

  it('says in Japanese why a file was refused', async () => {
    offers();
    server.use(http.post('*/api/license/lir', () => refusesFile('clock_skew')));
    const { user, dialog, submit } = await openDialog(aSession({ locale: 'ja' }));
    await user.selectOptions(await within(dialog).findByLabelText('基板ライセンス'), 'pd-1');
    await user.selectOptions(within(dialog).getByLabelText('ユーザー'), 'user-2');
    await user.upload(within(dialog).getByLabelText('申請ファイル (.lir)'), lir);
    await user.click(submit());
    const failure = await within(dialog).findByRole('alert');
    expect(failure).toHaveTextContent('スタンドアロン認証への切り替えに失敗しました');
    expect(failure).toHaveTextContent('24時間以上経過');
  });

  it('keeps the choices when the session ends', async () => {
    offers();
    server.use(http.post('*/api/license/lir', () => refuses('signed_out', 401)));
    const opened = await openDialog();
    await fillIn(opened);
    await opened.user.click(opened.submit());
    expect(await within(opened.dialog).findByRole('alert')).toHaveTextContent(/sign/i);
    expect(within(opened.dialog).getByLabelText('User')).toHaveValue('user-2');
    expect(hasUnsavedChanges()).toBe(true);
    server.use(http.post('*/api/license/lir', () => HttpResponse.text('success')));
    await opened.user.click(opened.submit());
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('says that there is nothing to choose', async () => {
    offers({ schematic: [], pcb: [], users: setup.users });
    const { dialog } = await openDialog();
    expect(await within(dialog).findByText(/No license can be switched/)).toBeInTheDocument();
  });

  it('offers to retry when the choices failed to load', async () => {
    offers();
    server.use(http.get('*/api/license/standalone', () => refuses('internal', 500)));
    const { user, dialog } = await openDialog();
    const retry = await within(dialog).findByRole('button', { name: 'Try again' });
    offers();
    await user.click(retry);
    expect(await within(dialog).findByLabelText('User')).toBeInTheDocument();
  });

  it('keeps the choices and says that they could not be refreshed', async () => {
    offers();
    const { user, dialog } = await openDialog();
    await within(dialog).findByLabelText('User');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    server.use(http.get('*/api/license/standalone', () => refuses('internal', 500)));
    await user.click(screen.getByRole('button', { name: 'Activation mode' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Switch to standalone' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The list could not be refreshed');
    expect(screen.getByLabelText('User')).toBeInTheDocument();
    offers();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(alert).not.toBeInTheDocument();
    });
  });

  it('is hidden from guests', async () => {
    offers();
    const { user } = renderLicenseList({ session: aSession({ role: 'guest' }) });
    await user.click(await screen.findByRole('button', { name: 'Activation mode' }));
    expect(await screen.findByRole('menuitem', { name: 'Switch to network' })).toBeInTheDocument();
    expect(
      screen.queryByRole('menuitem', { name: 'Switch to standalone' }),
    ).not.toBeInTheDocument();
  });
});

import {
  aLicenseRow,
  aSession,
  expectAccessible,
  http,
  HttpResponse,
} from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { licenseServer, listsLicenses, refusesFile } from '../../../testing/licenseHandlers.ts';
import { renderLicenseList } from '../../../testing/renderLicenseList.tsx';

const server = licenseServer();
const lrr = new File(['release request'], 'desk.lrr');

async function openDialog(session = aSession()) {
  server.use(listsLicenses(() => [aLicenseRow()]));
  const { user } = renderLicenseList({ session });
  const isJapanese = session.locale === 'ja';
  const menu = isJapanese ? '認証方式の切り替え' : 'Activation mode';
  const entry = isJapanese ? 'ネットワーク認証へ切り替え' : 'Switch to network';
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  const dialog = await screen.findByRole('dialog', { name: entry });
  return {
    user,
    dialog,
    field: within(dialog).getByLabelText(
      isJapanese ? '解除申請ファイル (.lrr)' : 'Release-request file (.lrr)',
    ),
    submit: within(dialog).getByRole('button', { name: entry }),
  };
}

describe('NetworkDialog', () => {
  it('gives the licenses back, also for guests', async () => {
    server.use(http.post('*/api/license/lrr', () => HttpResponse.text('success')));
    const { user, dialog, field, submit } = await openDialog(aSession({ role: 'guest' }));
    await expectAccessible(dialog);
    await user.upload(field, lrr);
    await user.click(submit);
    expect(await screen.findByText('Switched to network authentication.')).toBeInTheDocument();
  });

  it('asks for a file beside the disabled button', async () => {
    const { user, dialog, field, submit } = await openDialog();
    expect(submit).toBeDisabled();
    expect(submit).toHaveAccessibleDescription('Select a file');
    await user.upload(field, lrr);
    expect(submit).toBeEnabled();
    expect(within(dialog).queryByText('Select a file')).not.toBeInTheDocument();
  });

  it('rejects a file with another extension', async () => {
    const { user, dialog, field, submit } = await openDialog();
    field.removeAttribute('accept');
    await user.upload(field, new File(['x'], 'desk.lir'));
    expect(submit).toBeDisabled();
    expect(within(dialog).getByText(/must end in \.lrr/)).toBeInTheDocument();
    expect(field).toBeInvalid();
  });

  it('says why it failed until another file is chosen', async () => {
    server.use(http.post('*/api/license/lrr', () => refusesFile('not_standalone')));
    const { user, dialog, field, submit } = await openDialog();
    await user.upload(field, lrr);
    await user.click(submit);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Switching to network authentication failed',
    );
    expect(dialog).toHaveTextContent('already in network mode');
    await user.upload(field, new File(['other'], 'other.lrr'));
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  });
});

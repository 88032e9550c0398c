import { emiUploadBytes } from '@portal/shared/domain';
import { aSession, delay, expectAccessible, HttpResponse } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json';
import { aFile } from '../../../testing/aFile.ts';
import { anEmiJobRow } from '../../../testing/anEmiJob.ts';
import { anEmiLicenseRow } from '../../../testing/anEmiLicense.ts';
import { anOpenUploadRow } from '../../../testing/anOpenUpload.ts';
import { licensesAnswer, mockEmiCheck } from '../../../testing/mockEmiCheck.ts';
import { mockUploads } from '../../../testing/mockUploads.ts';
import { openUploadDialog } from '../../../testing/openUploadDialog.ts';

const emi = mockEmiCheck();
const uploads = mockUploads(emi.server);
const board = aFile('a board', 'router.tgz', 1_763_700_000_000);

/** A chunk that never completes. */
async function neverAnswered() {
  await delay('infinite');
  return HttpResponse.error();
}

describe('UploadDialog', () => {
  it('uploads a board with the only license', async () => {
    const { user, dialog, file, agree, submit } = await openUploadDialog();
    await expectAccessible(dialog);
    expect(submit).toBeDisabled();
    expect(submit).toHaveAccessibleDescription(en['emi.upload.missingFile']);
    expect(within(dialog).getByLabelText(en['emi.upload.project'])).toHaveValue('Router board');
    await user.upload(file, board);
    await user.click(agree);
    emi.jobs(() => [anEmiJobRow({ id: 'job-9', status: 'waiting', finished_at: null })]);
    await user.click(submit);
    const done = en['emi.upload.done'].replace('{file}', 'router.tgz');
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(dialog).not.toBeInTheDocument();
    expect(await screen.findByRole('rowheader', { name: 'job-9' })).toBeInTheDocument();
    const metadata = { token: 'once', license_id: 'emi-1', terms: '2026-11' };
    expect(uploads.state.opened).toMatchObject([{ bytes: 7, metadata, body: {} }]);
    expect(uploads.state.pieces).toEqual([{ offset: 0, text: 'a board' }]);
  });

  it('names the project of the selected license by its text', async () => {
    const other = anEmiLicenseRow({
      ...{ id: 'emi-2', label: 'Video board', selection: 'Video, 5 left' },
    });
    emi.licenses(() => licensesAnswer({ licenses: [anEmiLicenseRow(), other] }));
    const { user, dialog, submit } = await openUploadDialog();
    expect(submit).toHaveAccessibleDescription('Choose a license.');
    await user.click(within(dialog).getByRole('button', { name: /License/ }));
    await user.click(await screen.findByRole('option', { name: 'Video, 5 left' }));
    expect(within(dialog).getByLabelText('Project name')).toHaveValue('Video board');
  });

  it('sends net classes and settings', async () => {
    const { user, dialog, file, agree, submit } = await openUploadDialog();
    await user.click(within(dialog).getByText('Net classes and board data (optional)'));
    await user.upload(
      within(dialog).getByLabelText('Net classes (CSV)'),
      aFile('net,class', 'nets.csv'),
    );
    await user.type(within(dialog).getByLabelText(/^Highest frequency/), '800');
    await user.type(within(dialog).getByLabelText(/^Relative permittivity/), 'FR4');
    expect(within(dialog).getByLabelText(/^Relative permittivity/)).toBeInvalid();
    await user.upload(file, board);
    await user.click(agree);
    expect(submit).toBeDisabled();
    await user.clear(within(dialog).getByLabelText(/^Relative permittivity/));
    await user.type(within(dialog).getByLabelText(/^Thickness/), '0.2, 0.7');
    await user.click(submit);
    await waitFor(() => {
      expect(uploads.state.opened).toHaveLength(1);
    });
    const metadata = { settings: '{"f_max_mhz":800,"dielectric_mm":[0.2,0.7]}' };
    expect(uploads.state.opened).toMatchObject([{ metadata, body: { classes: 'net,class' } }]);
  });

  it.each([
    ['board.rar', 'The file must end in .tgz / .zip.'],
    ['board.zip', 'The file is empty.'],
  ])('rejects %s before the upload', async (name, sentence) => {
    const { user, dialog, file, submit } = await openUploadDialog();
    file.removeAttribute('accept');
    await user.upload(file, new File(name === 'board.zip' ? [] : ['x'], name));
    expect(within(dialog).getByText(sentence)).toBeInTheDocument();
    expect(submit).toBeDisabled();
  });

  it('distinguishes a file one byte too large from the limit', async () => {
    const { user, dialog, file, submit } = await openUploadDialog();
    const large = aFile('x', 'board.tgz');
    Object.defineProperty(large, 'size', { value: emiUploadBytes + 1 });
    await user.upload(file, large);
    const sentence =
      'A file can have up to 128 MB (134,217,728 bytes). This one has 134,217,729 bytes.';
    expect(within(dialog).getByText(sentence)).toBeInTheDocument();
    expect(submit).toBeDisabled();
  });

  it('asks before the page is left during the upload, and can be cancelled', async () => {
    uploads.answer('patch', neverAnswered);
    const { user, file, agree, submit } = await openUploadDialog();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await user.upload(file, board);
    await user.click(agree);
    await user.click(submit);
    const cancel = await screen.findByRole('button', { name: 'Cancel upload' });
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(cancel).toBeInTheDocument();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.click(cancel);
    expect(await screen.findByRole('button', { name: 'Upload' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await waitFor(() => {
      expect(uploads.state.ended).toEqual(['job-9']);
    });
  });

  it('says that the connection was lost, and resumes automatically', async () => {
    uploads.answer(
      'patch',
      () => {
        uploads.state.received = 3;
        return HttpResponse.error();
      },
      true,
    );
    const { user, file, agree, submit } = await openUploadDialog();
    await user.upload(file, board);
    await user.click(agree);
    await user.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost.');
    await waitFor(() => {
      expect(uploads.state.pieces).toEqual([{ offset: 3, text: 'oard' }]);
    });
    expect(uploads.state.opened).toHaveLength(1);
    expect(await screen.findByText(/^router\.tgz was uploaded/)).toBeInTheDocument();
  });

  it('offers to resume an interrupted upload with the same file', async () => {
    uploads.open([anOpenUploadRow()]);
    const { user, dialog, file, agree } = await openUploadDialog();
    expect(await within(dialog).findByText(/router\.tgz.*0\.1 KB.*0\.1 KB/)).toBeInTheDocument();
    await expectAccessible(dialog);
    await user.upload(file, board);
    await user.click(agree);
    await user.click(within(dialog).getByRole('button', { name: en['emi.upload.goOn'] }));
    await waitFor(() => {
      expect(uploads.state.pieces).toEqual([{ offset: 3, text: 'oard' }]);
    });
    expect(uploads.state.opened).toEqual([]);
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument();
    });
  });

  it('starts over with another file, and discards the interrupted upload', async () => {
    uploads.open([anOpenUploadRow({ src_modified: 1 })]);
    const { user, dialog, file, submit } = await openUploadDialog();
    await user.upload(file, board);
    expect(submit).toHaveTextContent('Upload');
    uploads.open([]);
    await user.click(await within(dialog).findByRole('button', { name: 'Discard' }));
    await waitFor(() => {
      expect(within(dialog).queryByText(/stopped at/)).not.toBeInTheDocument();
    });
    expect(uploads.state.ended).toEqual(['upload-1']);
  });

  it('asks before Back leaves it', async () => {
    uploads.answer('patch', neverAnswered);
    window.history.replaceState({ idx: -1 }, '', '/license');
    const { user, address, file, agree, submit } = await openUploadDialog(aSession(), en, true);
    await user.upload(file, board);
    await user.click(agree);
    await user.click(submit);
    await screen.findByRole('progressbar');
    window.history.back();
    const question = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    await waitFor(() => {
      expect(window.location.pathname).toBe(address());
    });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(question).not.toBeInTheDocument();
    window.history.back();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => {
      expect(address()).toBe('/license');
    });
  });
});

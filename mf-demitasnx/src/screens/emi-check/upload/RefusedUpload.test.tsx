import { HttpResponse } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json';
import { aFile } from '../../../testing/aFile.ts';
import { licensesAnswer, mockEmiCheck } from '../../../testing/mockEmiCheck.ts';
import { mockUploads } from '../../../testing/mockUploads.ts';
import { openUploadDialog } from '../../../testing/openUploadDialog.ts';

const emi = mockEmiCheck();
const uploads = mockUploads(emi.server);
const board = aFile('a board', 'router.tgz', 1_763_700_000_000);

describe('A refused upload', () => {
  it('shows a refusal at the top, and keeps the form', async () => {
    const refusal = { error: true, code: 'license', message: 'No uses are left.' };
    uploads.answer('post', () => HttpResponse.json(refusal, { status: 422 }));
    const { user, file, agree, submit } = await openUploadDialog();
    await user.upload(file, board);
    await user.click(agree);
    await user.click(submit);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(en['emi.upload.errors']);
    expect(alert).toHaveTextContent('No uses are left.');
    const form = await screen.findByRole('dialog');
    expect(form).toHaveTextContent('router.tgz');
    await user.click(within(alert).getByRole('button', { name: /^(Close|閉じる)$/ }));
    expect(alert).not.toBeInTheDocument();
    expect(within(form).getByRole('button', { name: en['emi.upload.upload'] })).toBeEnabled();
  });

  it('shows what is left of a license after a refusal that says so', async () => {
    const refusal = { error: true, code: 'license_used', message: 'No uses are left.' };
    uploads.answer('post', () => HttpResponse.json(refusal, { status: 422 }));
    const { user, file, agree, submit } = await openUploadDialog();
    await user.upload(file, board);
    await user.click(agree);
    emi.licenses(() => licensesAnswer({ available_licenses: [] }));
    await user.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent('No uses are left.');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Upload' })).toHaveAccessibleDescription(
        'Choose a license.',
      );
    });
    expect(screen.getByLabelText('Project name')).toHaveValue('');
  });

  it('keeps the optional fields open, which may be what was refused', async () => {
    const refusal = { error: true, code: 'classes', message: 'classes.csv, line 2: no class.' };
    uploads.answer('post', () => HttpResponse.json(refusal, { status: 422 }));
    const { user, dialog, file, agree, submit } = await openUploadDialog();
    await user.click(within(dialog).getByText(en['emi.upload.optional']));
    await user.upload(
      within(dialog).getByLabelText(en['emi.upload.classes']),
      aFile('net,class\nCLK,fast', 'nets.csv'),
    );
    await user.upload(file, board);
    await user.click(agree);
    await user.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent('classes.csv, line 2: no class.');
    expect(await screen.findByText(/^nets\.csv/)).toBeVisible();
  });

  it('says what failed when there is no answer', async () => {
    uploads.answer('post', () => HttpResponse.error());
    const { user, file, agree, submit } = await openUploadDialog();
    await user.upload(file, board);
    await user.click(agree);
    await user.click(submit);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(en['emi.upload.failed']);
    expect(alert).toHaveTextContent('The portal could not be reached.');
  });

  it('asks for a file again that changed meanwhile', async () => {
    const changed = aFile('a board', 'router.tgz');
    uploads.answer('patch', () => {
      changed.slice = () => {
        throw new DOMException('changed', 'NotReadableError');
      };
      return HttpResponse.error();
    });
    const { user, file, agree, submit } = await openUploadDialog();
    await user.upload(file, changed);
    await user.click(agree);
    await user.click(submit);
    expect(await screen.findByText(en['emi.upload.fileChanged'])).toBeInTheDocument();
    expect(screen.queryByText(en['emi.upload.interrupted'])).not.toBeInTheDocument();
    const again = screen.getByRole('button', { name: en['emi.upload.upload'] });
    expect(again).toHaveAccessibleDescription(en['emi.upload.missingFile']);
  });

  it('shows the sentence of a refusal at the end of the file', async () => {
    const refusal = { error: true, code: 'file_type', message: 'This is no archive.' };
    uploads.answer('patch', () => HttpResponse.json(refusal, { status: 422 }));
    const { user, file, agree, submit } = await openUploadDialog();
    await user.upload(file, board);
    await user.click(agree);
    await user.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no archive.');
  });
});

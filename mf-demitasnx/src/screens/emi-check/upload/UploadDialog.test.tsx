import { aSession, expectAccessible, http, HttpResponse } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json';
import ja from '../../../locales/ja.json';
import { anEmiJobRow } from '../../../testing/anEmiJob.ts';
import { anEmiLicenseRow } from '../../../testing/anEmiLicense.ts';
import { licensesAnswer, mockEmiCheck } from '../../../testing/mockEmiCheck.ts';
import { renderEmiCheck } from '../../../testing/renderEmiCheck.tsx';

const emi = mockEmiCheck();
const languages = [
  ['en', aSession(), en],
  ['ja', aSession({ locale: 'ja' }), ja],
] as const;
const board = new File(['a board'], 'router.tgz');
const postCall = '*/api/v1/demitasnx/post';

beforeEach(() => {
  emi.server.use(
    http.get('*/api/v1/demitasnx/auth', () => HttpResponse.json({ error: false, token: 'once' })),
  );
});

/** Takes uploads, and keeps the texts of their parts. */
function takesUploads() {
  const uploads: Record<string, string>[] = [];
  emi.server.use(
    http.post(postCall, async ({ request }) => {
      const parts: Record<string, string> = {};
      for (const [name, part] of await request.formData())
        parts[name] = typeof part === 'string' ? part : part.name;
      uploads.push(parts);
      return HttpResponse.json({ error: 'false', id: 'job-9' });
    }),
  );
  return uploads;
}

async function openDialog(session = aSession(), texts = en) {
  const { user } = renderEmiCheck({ session });
  const name = texts['emi.analyze'];
  const opener = await screen.findByRole('button', { name });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name });
  return {
    user,
    dialog,
    file: within(dialog).getByLabelText(texts['emi.upload.file']),
    agree: within(dialog).getByRole('checkbox', { name: texts['emi.notes.agree'] }),
    submit: within(dialog).getByRole('button', { name: texts['emi.upload.upload'] }),
  };
}

describe('UploadDialog', () => {
  it.each(languages)(
    'uploads a board with the only license (%s)',
    async (_locale, session, texts) => {
      const uploads = takesUploads();
      const { user, dialog, file, agree, submit } = await openDialog(session, texts);
      await expectAccessible(dialog);
      expect(submit).toBeDisabled();
      expect(submit).toHaveAccessibleDescription(texts['emi.upload.missingFile']);
      expect(within(dialog).getByLabelText(texts['emi.upload.project'])).toHaveValue(
        'Router board',
      );
      await user.upload(file, board);
      await user.click(agree);
      emi.jobs(() => [anEmiJobRow({ id: 'job-9', status: 'waiting', finished_at: null })]);
      await user.click(submit);
      const done = texts['emi.upload.done'].replace('{file}', 'router.tgz');
      expect(await screen.findByText(done)).toBeInTheDocument();
      expect(dialog).not.toBeInTheDocument();
      expect(await screen.findByRole('rowheader', { name: 'job-9' })).toBeInTheDocument();
      const [parts = {}] = uploads;
      expect(parts).toMatchObject({ token: 'once', license_id: 'emi-1', terms: '2026-11' });
      expect(Object.keys(parts).at(-1)).toBe('file');
    },
  );

  it('names the project of the license that is chosen by its text', async () => {
    const other = anEmiLicenseRow({
      id: 'emi-2',
      label: 'Video board',
      selection: 'Video, 5 left',
    });
    emi.licenses(() => licensesAnswer({ licenses: [anEmiLicenseRow(), other] }));
    const { user, dialog, submit } = await openDialog();
    expect(submit).toHaveAccessibleDescription('Choose a license.');
    await user.selectOptions(within(dialog).getByLabelText('License'), 'Video, 5 left');
    expect(within(dialog).getByLabelText('Project name')).toHaveValue('Video board');
  });

  it('sends classes of nets and settings', async () => {
    const uploads = takesUploads();
    const { user, dialog, file, agree, submit } = await openDialog();
    await user.click(within(dialog).getByText('Net classes and board data (optional)'));
    await user.upload(
      within(dialog).getByLabelText('Net classes (CSV)'),
      new File(['net,class'], 'nets.csv'),
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
      expect(uploads).toHaveLength(1);
    });
    expect(uploads[0]?.settings).toBe('{"f_max_mhz":800,"dielectric_mm":[0.2,0.7]}');
    expect(Object.keys(uploads[0] ?? {}).at(-1)).toBe('file');
  });

  it.each([
    ['board.rar', 'The file must end in .tgz / .zip.'],
    ['board.zip', 'The file is empty.'],
  ])('refuses %s before it is sent', async (name, sentence) => {
    const { user, dialog, file, submit } = await openDialog();
    file.removeAttribute('accept');
    await user.upload(file, new File(name === 'board.zip' ? [] : ['x'], name));
    expect(within(dialog).getByText(sentence)).toBeInTheDocument();
    expect(submit).toBeDisabled();
  });

  it.each(languages)(
    'shows a refusal at the top, and keeps the form (%s)',
    async (_locale, session, texts) => {
      emi.server.use(
        http.post(postCall, () =>
          HttpResponse.json({ error: 'true', message: 'No uses are left.' }),
        ),
      );
      const { user, file, agree, submit } = await openDialog(session, texts);
      await user.upload(file, board);
      await user.click(agree);
      await user.click(submit);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(texts['emi.upload.errors']);
      expect(alert).toHaveTextContent('No uses are left.');
      const form = await screen.findByRole('dialog');
      expect(form).toHaveTextContent('router.tgz');
      await user.click(within(alert).getByRole('button', { name: /^(Close|閉じる)$/ }));
      expect(alert).not.toBeInTheDocument();
      expect(within(form).getByRole('button', { name: texts['emi.upload.upload'] })).toBeEnabled();
    },
  );

  it('says what failed when there is no answer', async () => {
    emi.server.use(http.post(postCall, () => HttpResponse.error()));
    const { user, file, agree, submit } = await openDialog();
    await user.upload(file, board);
    await user.click(agree);
    await user.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent('The portal could not be reached.');
  });

  it('asks before the page is left while it sends, and can be cancelled', async () => {
    let answer: () => void = () => undefined;
    const isLeft = new Promise<void>((resolve) => {
      answer = resolve;
    });
    emi.server.use(
      http.post(postCall, async () => {
        await isLeft;
        return HttpResponse.json({ error: 'false', id: 'job-9' });
      }),
    );
    const { user, file, agree, submit } = await openDialog();
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
    answer();
  });
});

describe('The button to analyze', () => {
  it.each([
    ['owner', [], 'To analyze a board, get a license first.'],
    ['guest', [], 'your team needs a license'],
    ['owner', [anEmiLicenseRow({ job_count: 5 })], 'or buy another license'],
    ['guest', [anEmiLicenseRow({ job_count: 5 })], 'Please ask an owner or admin'],
  ] as const)('is disabled with its reason for %s with %j', async (role, licenses, reason) => {
    emi.licenses(() => licensesAnswer({ licenses: [...licenses], available_licenses: [] }));
    renderEmiCheck({ session: aSession({ role }) });
    const analyze = await screen.findByRole('button', { name: 'Analyze' });
    expect(analyze).toBeDisabled();
    expect(analyze).toHaveAccessibleDescription(new RegExp(reason));
  });
});

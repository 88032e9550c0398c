import type { EmiJobRow } from '@portal/shared/contracts';
import { aSession, expectAccessible, http, HttpResponse, savedFiles } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json';
import progressEn from '../../../locales/progress/en.json';
import { anEmiJobRow } from '../../../testing/anEmiJob.ts';
import { licensesAnswer, mockEmiCheck } from '../../../testing/mockEmiCheck.ts';
import { renderEmiCheck } from '../../../testing/renderEmiCheck.tsx';

const emi = mockEmiCheck();

const waiting = anEmiJobRow({ id: 'job-4', status: 'waiting', finished_at: null });
const processing = anEmiJobRow({
  ...{ id: 'job-3', status: 'processing', finished_at: null },
  progress: { stage: 'checking', percent: 40 },
});
const failed = anEmiJobRow({ id: 'job-2', status: 'failed', error: 'The archive has no matrix.' });
const recent = anEmiJobRow({ created_at: new Date().toISOString() });
const reportCall = '*/api/v1/demitasnx/report/download/:id';

async function cellsOf(id: string) {
  const row = await screen.findByRole('row', { name: new RegExp(id) });
  return within(row).getAllByRole('cell');
}

describe('Jobs', () => {
  it('shows the jobs in all statuses, accessibly', async () => {
    emi.jobs(() => [waiting, processing, failed, recent]);
    const { container } = renderEmiCheck();
    await screen.findByRole('table', { name: en['emi.jobs.title'] });
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(
      (['id', 'status', 'file', 'started', 'finished', 'user', 'license', 'report'] as const).map(
        (name) => en[`emi.jobs.${name}`],
      ),
    );
    for (const [id, status] of [
      ['job-4', 'waiting'],
      ['job-3', 'processing'],
      ['job-2', 'failed'],
      ['job-1', 'success'],
    ] as const) {
      expect((await cellsOf(id))[0]).toHaveTextContent(en[`emi.status.${status}`]);
    }
    const bar = await screen.findByRole('progressbar', {
      name: progressEn['emi.progress.checking'],
    });
    expect(bar).toHaveValue(40);
    await expectAccessible(container);
  });

  it('shows -- without an end and without a report', async () => {
    emi.jobs(() => [waiting]);
    renderEmiCheck();
    const cells = await cellsOf('job-4');
    expect(cells.at(3)).toHaveTextContent(/--$/);
    expect(cells.at(6)).toHaveTextContent(/--$/);
  });

  it('says why a job failed, and links to its page', async () => {
    emi.jobs(() => [failed]);
    renderEmiCheck();
    const cells = await cellsOf('job-2');
    expect(cells[0]).toHaveTextContent('The archive has no matrix.');
    expect(screen.getByRole('link', { name: failed.src_filename })).toHaveAttribute(
      'href',
      '/demitasnx/job-2',
    );
  });

  it('says that there are no jobs yet', async () => {
    renderEmiCheck();
    const empty = await screen.findByText(en['emi.jobs.empty']);
    expect(empty).toBeInTheDocument();
    expect(screen.getByText(/^(No data|データがありません)$/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('does not suggest a first job when nothing can be analyzed', async () => {
    emi.licenses(() => licensesAnswer({ licenses: [] }));
    renderEmiCheck();
    expect(await screen.findByText(en['emi.jobs.none'])).toBeInTheDocument();
  });

  it('offers to reload the jobs after a failure', async () => {
    emi.refuseJobs(500, 'internal');
    const { user } = renderEmiCheck();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    emi.jobs(() => [failed]);
    await user.click(retry);
    expect(await screen.findByText('1 job')).toBeInTheDocument();
  });

  it('says once that refreshing failed, and not that there are no jobs', async () => {
    const { user } = renderEmiCheck();
    await screen.findByText(en['emi.jobs.empty']);
    emi.refuseLicenses(500, 'internal');
    emi.refuseJobs(500, 'internal');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => {
      expect(screen.queryByText(en['emi.jobs.empty'])).not.toBeInTheDocument();
    });
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    emi.licenses(() => licensesAnswer());
    emi.jobs(() => [failed]);
    await user.click(retry);
    expect(await screen.findByText('1 job')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('keeps status and sort in the address', async () => {
    emi.jobs(() => [waiting, failed, recent]);
    const { user, address } = renderEmiCheck();
    await screen.findByText('3 jobs');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'job-2',
    ]);
    expect(address()).toBe('/demitasnx?status=failed');
  });
});

describe('The report of a job', () => {
  it('is downloaded as a PDF', async () => {
    const saved = savedFiles();
    emi.server.use(
      http.get(reportCall, ({ params: { id } }) =>
        HttpResponse.text(`%PDF of ${String(id)}`, {
          headers: { 'Content-Type': 'application/octet-stream' },
        }),
      ),
    );
    emi.jobs(() => [recent]);
    const { user } = renderEmiCheck();
    const name = en['emi.jobs.downloadOf'].replace('{file}', 'router.tgz');
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => {
      expect(saved.map((file) => file.name)).toEqual(['router_emi.pdf']);
    });
  });

  it.each([
    ['en', aSession(), 'Other formats of the report on router.tgz', 'HTML, 日本語'],
    ['ja', aSession({ locale: 'ja' }), 'router.tgzのレポートの他の形式', 'HTML（日本語）'],
  ])(
    'is available in other formats and the other language (%s)',
    async (_locale, session, menu, form) => {
      const saved = savedFiles();
      const asked: string[] = [];
      emi.server.use(
        http.get(reportCall, ({ request }) => {
          asked.push(new URL(request.url).search);
          const headers = { 'Content-Type': 'application/octet-stream' };
          return HttpResponse.text('<!doctype html>', { headers });
        }),
      );
      emi.jobs(() => [recent]);
      const { user } = renderEmiCheck({ session });
      await user.click(await screen.findByRole('button', { name: menu }));
      expect(await screen.findAllByRole('menuitem')).toHaveLength(8);
      await expectAccessible(screen.getByRole('menu'));
      await user.click(screen.getByRole('menuitem', { name: form }));
      await waitFor(() => {
        expect(saved.map((file) => file.name)).toEqual(['router_emi_ja.html']);
      });
      expect(asked).toEqual(['?format=html&lang=ja']);
    },
  );

  it('cannot be downloaded after 30 days', async () => {
    emi.jobs(() => [anEmiJobRow({ created_at: '2020-01-01T00:00:00Z' })]);
    renderEmiCheck();
    const name = en['emi.jobs.downloadOf'].replace('{file}', 'router.tgz');
    const download = await screen.findByRole('button', { name });
    expect(download).toBeDisabled();
    expect(download).toHaveAccessibleDescription(/30/);
    expect(screen.queryByRole('button', { name: /formats|形式/ })).not.toBeInTheDocument();
  });

  it.each([
    ['gone', 410, 'Reports are available for 30 days.'],
    ['not_found', 404, 'This item no longer exists. Reload the list.'],
  ])('is refused with a reason: %s', async (code, status, sentence) => {
    emi.server.use(
      http.get(reportCall, () => HttpResponse.json({ error: true, code }, { status })),
    );
    emi.jobs(() => [recent]);
    const { user } = renderEmiCheck();
    await user.click(await screen.findByRole('button', { name: /^Download report/ }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The report on router.tgz could not be downloaded');
    expect(alert).toHaveTextContent(sentence);
  });
});

describe('The list of jobs while some of them run', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is refetched until all have ended, and reports each', async () => {
    let rows: readonly EmiJobRow[] = [waiting, processing];
    let readings = 0;
    let licenseReadings = 0;
    emi.jobs(() => {
      readings += 1;
      return rows;
    });
    emi.server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/licenses')) licenseReadings += 1;
    });
    renderEmiCheck();
    await screen.findByText('2 jobs');
    rows = [
      { ...waiting, status: 'failed', error: 'The archive is damaged.' },
      { ...processing, status: 'success', src_filename: 'video.zip' },
    ];
    act(() => {
      jest.advanceTimersByTime(5000);
    });
    expect(await screen.findByText('video.zip has been analyzed.')).toBeInTheDocument();
    expect(screen.getByText('router.tgz could not be analyzed.')).toBeInTheDocument();
    await waitFor(() => {
      expect(licenseReadings).toBe(2);
    });
    const before = readings;
    act(() => {
      jest.advanceTimersByTime(60_000);
    });
    expect(readings).toBe(before);
    emi.server.events.removeAllListeners();
  });
});

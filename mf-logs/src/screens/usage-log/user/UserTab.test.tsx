import {
  aSession,
  chooseInMenu,
  http,
  HttpResponse,
  mockServer,
  savedFiles,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aUsageByUser } from '../../../testing/aUsageByUser.ts';
import { renderLog } from '../../../testing/renderLog.tsx';
import { tableRows } from '../../../testing/tableRows.ts';

const server = mockServer();
const japanese = aSession({ locale: 'ja' });
const asked: string[] = [];

function answers(answer = aUsageByUser()) {
  server.use(
    http.get('*/api/log/user', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(answer);
    }),
  );
}

beforeEach(() => {
  asked.length = 0;
});

describe('UserTab', () => {
  it.each([
    [
      'en',
      aSession(),
      'Table and pictures: Usage hours by user',
      'Show as table',
      [
        ['Users', 'Circuit Designer', 'PCB Designer'],
        ['Olivia Test', '12.5 h', '3.0 h'],
        ['山田 花子 (hanako@example.com)', '4.0 h', '0.0 h'],
        ['山田 花子 (h.yamada@example.com)', '0.0 h', '1.5 h'],
      ],
    ],
    [
      'ja',
      japanese,
      '表と画像: ユーザー別の利用時間',
      '表で見る',
      [
        ['ユーザー', 'Circuit Designer', 'PCB Designer'],
        ['Olivia Test', '12.5時間', '3.0時間'],
        ['山田 花子 (hanako@example.com)', '4.0時間', '0.0時間'],
        ['山田 花子 (h.yamada@example.com)', '0.0時間', '1.5時間'],
      ],
    ],
  ])(
    'has the hours of both products as a table (%s)',
    async (_locale, session, menu, entry, rows) => {
      answers();
      const { user } = renderLog('/log?tab=user', session);
      await chooseInMenu(user, menu, entry);
      expect(tableRows(screen.getByRole('table'))).toEqual(rows);
    },
  );

  it('has the shares of one product', async () => {
    answers();
    const { user } = renderLog('/log?tab=user&product=pd');
    await chooseInMenu(user, /^Table and pictures/, 'Show as table');
    expect(tableRows(screen.getByRole('table', { name: /PCB Designer/ }))).toEqual([
      ['Users', 'Usage hours', 'Share of hours'],
      ['Olivia Test', '3.0 h', '66.7%'],
      ['山田 花子 (h.yamada@example.com)', '1.5 h', '33.3%'],
    ]);
  });

  it('moves between people with the arrow keys', async () => {
    answers();
    const { user } = renderLog('/log?tab=user');
    const cursor = await screen.findByRole('slider', { name: 'Values of Usage hours by user' });
    act(() => {
      cursor.focus();
    });
    await user.keyboard('{ArrowDown}');
    expect(cursor).toHaveAttribute(
      'aria-valuetext',
      '山田 花子 (hanako@example.com): Circuit Designer 4.0 h, PCB Designer 0.0 h',
    );
    expect(within(cursor).getByText('Circuit Designer: 4.0 h')).toBeVisible();
  });

  it('shows the days of the response, and sends which one changed', async () => {
    answers(aUsageByUser({ start_at: '2026-11-01', end_at: '2026-11-22' }));
    const { user, address } = renderLog('/log?tab=user');
    expect(
      await screen.findByRole('button', { name: 'Start date: 2026-11-01' }),
    ).toBeInTheDocument();
    await screen.findByRole('slider');
    await user.click(screen.getByRole('button', { name: 'End date: 2026-11-22' }));
    const calendar = await screen.findByRole('dialog', { name: 'End date' });
    await user.click(within(calendar).getByRole('button', { name: /November 10, 2026/ }));
    await waitFor(() => {
      expect(address()).toBe('/log?tab=user&start_at=2026-11-01&end_at=2026-11-10&ondate=end');
    });
    await waitFor(() => {
      expect(asked.at(-1)).toBe('?start_at=2026-11-01&end_at=2026-11-10&ondate=end');
    });
  });

  it('offers the rows by user, and by day, user and product', async () => {
    answers(aUsageByUser({ start_at: '2026-11-01', end_at: '2026-11-22' }));
    const saved = savedFiles();
    const wanted: unknown[] = [];
    server.use(
      http.get('*/api/log/csv/:set', ({ request, params }) => {
        wanted.push([params['set'], new URL(request.url).search]);
        return new HttpResponse('rows', { headers: { 'content-type': 'text/csv' } });
      }),
    );
    const { user } = renderLog('/log?tab=user&product=pd', japanese);
    await screen.findByRole('slider');
    for (const name of ['CSVダウンロード', '日別CSV']) {
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => {
        expect(screen.getByRole('button', { name: 'CSVダウンロード' })).toBeEnabled();
      });
    }
    await waitFor(() => {
      expect(saved.map(({ name }) => name)).toEqual([
        'usage-log_user_2026-11-01_2026-11-22.csv',
        'usage-log_usage_2026-11-01_2026-11-22.csv',
      ]);
    });
    const query = '?product=pd&start_at=2026-11-01&end_at=2026-11-22';
    expect(wanted).toEqual([
      ['user', query],
      ['usage', query],
    ]);
  });

  it('says why a file failed', async () => {
    answers();
    server.use(http.get('*/api/log/csv/user', () => HttpResponse.json({}, { status: 500 })));
    const { user } = renderLog('/log?tab=user');
    await screen.findByRole('slider');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('The CSV file could not be downloaded.')).toBeVisible();
  });

  it('names a period without a preset by its dates', async () => {
    answers(aUsageByUser({ start_at: '2026-10-03', end_at: '2026-10-09' }));
    renderLog('/log?tab=user&start_at=2026-10-03&end_at=2026-10-09');
    expect(
      await screen.findByRole('option', { name: '2026-10-03 – 2026-10-09', selected: true }),
    ).toBeInTheDocument();
  });

  it('says that there was no usage', async () => {
    answers(aUsageByUser({ data: [], data_cd: [], data_pd: [] }));
    renderLog('/log?tab=user');
    expect(await screen.findByText(/No license usage was reported/)).toBeInTheDocument();
  });
});

import { aSession, http, HttpResponse, mockServer } from '@portal/shared/testing';
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
      'Show as table: Usage hours by user',
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
      '表で見る: ユーザー別の利用時間',
      [
        ['ユーザー', 'Circuit Designer', 'PCB Designer'],
        ['Olivia Test', '12.5時間', '3.0時間'],
        ['山田 花子 (hanako@example.com)', '4.0時間', '0.0時間'],
        ['山田 花子 (h.yamada@example.com)', '0.0時間', '1.5時間'],
      ],
    ],
  ])('has the hours of both products as a table (%s)', async (_locale, session, show, rows) => {
    answers();
    const { user } = renderLog('/log?tab=user', session);
    await user.click(await screen.findByRole('button', { name: show }));
    expect(tableRows(screen.getByRole('table'))).toEqual(rows);
  });

  it('has the shares of one product', async () => {
    answers();
    const { user } = renderLog('/log?tab=user&product=pd');
    await user.click(await screen.findByRole('button', { name: /^Show as table/ }));
    expect(tableRows(screen.getByRole('table', { name: /PCB Designer/ }))).toEqual([
      ['Users', 'Usage hours', 'Share of hours'],
      ['Olivia Test', '3.0 h', '66.7%'],
      ['山田 花子 (h.yamada@example.com)', '1.5 h', '33.3%'],
    ]);
  });

  it('goes from person to person with the arrow keys', async () => {
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

  it('shows the days that the answer is about, and says which one was changed', async () => {
    answers(aUsageByUser({ start_at: '2026-11-01', end_at: '2026-11-22' }));
    const { user, address } = renderLog('/log?tab=user');
    expect(
      await screen.findByRole('button', { name: 'Start date: November 1, 2026' }),
    ).toBeInTheDocument();
    await screen.findByRole('slider');
    await user.click(screen.getByRole('button', { name: 'End date: November 22, 2026' }));
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
    answers();
    renderLog('/log?tab=user&start_at=2026-11-01&end_at=2026-11-22');
    await screen.findByRole('slider');
    for (const [name, set] of [
      ['Download CSV', 'user'],
      ['Download CSV by day', 'usage'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining(`/api/log/csv/${set}?start_at=2026-11-01&end_at=2026-11-22`),
      );
    }
  });

  it('says that nobody has used anything', async () => {
    answers(aUsageByUser({ data: [], data_cd: [], data_pd: [] }));
    renderLog('/log?tab=user');
    expect(await screen.findByText(/No use of licenses was reported/)).toBeInTheDocument();
  });
});

import {
  aSession,
  chooseInMenu,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UsageInsight } from '@portal/shared/contracts';
import { anInsight } from '../../../testing/anInsight.ts';
import { renderLog } from '../../../testing/renderLog.tsx';
import { tableRows } from '../../../testing/tableRows.ts';

const server = mockServer();
const japanese = aSession({ locale: 'ja' });
let subscribed = false;

function answers(insight: UsageInsight = anInsight()) {
  server.use(
    http.get('*/api/log/other', () =>
      HttpResponse.json({
        start_at: '2025-11-21',
        end_at: '2026-11-20',
        data_license_cd: [
          ['2026-10', null, 0],
          ['2026-11', 14, 11],
        ],
        data_license_pd: [['2026-11', 9, 9]],
      }),
    ),
    http.get('*/api/log/insight', () => HttpResponse.json(insight)),
    http.get('*/api/log/report', () => HttpResponse.json({ subscribed })),
  );
}

/** Waits until the loading dialog has closed. */
async function drawn() {
  await screen.findAllByRole('slider');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}

beforeEach(() => {
  subscribed = false;
});

describe('OtherTab', () => {
  it.each([
    [
      'en',
      aSession(),
      /^2 more PCB Designer licenses would have avoided 31 of 33 refusals in October 2026/,
      /^3 Circuit Designer licenses were idle/,
      /^Computed from October 2026: 9 licenses at the start of the month, up to 9 in use/,
      'Add to cart: 2 × PCB Designer',
    ],
    [
      'ja',
      japanese,
      /^PCB Designerをあと2ライセンス追加すると、2026年10月の失敗33回のうち31回を防げました/,
      /^Circuit Designerの3ライセンスは使われていませんでした/,
      /^2026年10月のデータから計算: 月初ライセンス数 9/,
      'カートに入れる: PCB Designer × 2',
    ],
  ])(
    'states the conclusion and its calculation, and links to the cart (%s)',
    async (_locale, session, buy, idle, basis, button) => {
      answers();
      renderLog('/log?tab=other', session);
      expect(await screen.findByText(buy)).toBeInTheDocument();
      expect(screen.getByText(idle)).toBeInTheDocument();
      expect(screen.getByText(basis)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: button })).toHaveAttribute(
        'href',
        '/store?add=pd:12:2',
      );
      await drawn();
      await expectAccessible();
    },
  );

  it('has one button for several advices to buy', async () => {
    const [buy] = anInsight().advice;
    if (buy === undefined) throw new Error('the insight has no buy advice');
    answers(anInsight({ advice: [{ ...buy, product_type: 'cd', count: 1 }, buy] }));
    renderLog('/log?tab=other');
    const name = 'Add to cart: 1 × Circuit Designer and 2 × PCB Designer';
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      '/store?add=cd:12:1&add=pd:12:2',
    );
    expect(screen.getAllByRole('link', { name: /^Add to cart/ })).toHaveLength(1);
  });

  it('says when the advice exceeds one order, and why not all licenses were in use', async () => {
    const [buy] = anInsight().advice;
    if (buy === undefined) throw new Error('the insight has no buy advice');
    const computed_from = { ...buy.computed_from, peak: 8 };
    answers(anInsight({ advice: [{ ...buy, count: 25, computed_from }] }));
    renderLog('/log?tab=other');
    const button = await screen.findByRole('link', { name: 'Add to cart: 20 × PCB Designer' });
    expect(button).toHaveAttribute('href', '/store?add=pd:12:20');
    expect(
      screen.getByText(/^An order can contain at most 20 licenses of a product/),
    ).toBeVisible();
    expect(
      screen.getByText(/up to 8 in use at one moment, while the others could not be taken/),
    ).toBeVisible();
  });

  it('says which licenses do not count as idle', async () => {
    const [, idle] = anInsight().advice;
    if (idle === undefined) throw new Error('the insight has no idle advice');
    const computed_from = { ...idle.computed_from, unreported: 2 };
    answers(anInsight({ advice: [{ ...idle, count: 1, computed_from }] }));
    renderLog('/log?tab=other');
    expect(
      await screen.findByText(
        /2 standalone licenses of which no use was reported are not counted\.$/,
      ),
    ).toBeVisible();
  });

  it('says that the licenses fit their use', async () => {
    answers(anInsight({ advice: [] }));
    renderLog('/log?tab=other');
    expect(await screen.findByText(/^Your licenses match your usage/)).toBeVisible();
  });

  it.each([
    [
      'Licenses and peak by month',
      [
        ['Month', 'Peak', 'Licenses at month start'],
        ['2026-10', '0', '–'],
        ['2026-11 (so far)', '11', '14'],
      ],
    ],
    [
      'Licenses and peak by day',
      [
        ['Day', 'Peak', 'Licenses at month start'],
        ['2026-11-19', '11', '14'],
        ['2026-11-20 (so far)', '9', '14'],
      ],
    ],
  ])('has the numbers of the chart %s as a table', async (title, rows) => {
    answers();
    const { user } = renderLog('/log?tab=other');
    await chooseInMenu(user, `Table and pictures: ${title}`, 'Show as table');
    expect(tableRows(screen.getByRole('table', { name: title }))).toEqual(rows);
  });

  it('has the hours of the week as a table of hours and weekdays', async () => {
    answers();
    const { user } = renderLog('/log?tab=other');
    const title = 'Usage by weekday and hour';
    await chooseInMenu(user, `Table and pictures: ${title}`, 'Show as table');
    const rows = tableRows(screen.getByRole('table', { name: title }));
    expect(rows).toHaveLength(25);
    expect(rows[0]).toEqual([
      'Hour (Japan Standard Time)',
      ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    ]);
    expect(rows[10]?.slice(0, 2)).toEqual(['09:00', '12.5 h']);
    expect(rows[18]?.slice(0, 6)).toEqual(['17:00', '0.0 h', '0.0 h', '0.0 h', '0.0 h', '3.0 h']);
  });

  it('moves through the week with the arrow keys: hours along, days across', async () => {
    answers();
    const { user } = renderLog('/log?tab=other');
    const cursor = await screen.findByRole('slider', {
      name: 'Values of Usage by weekday and hour',
    });
    act(() => {
      cursor.focus();
    });
    await user.keyboard('{ArrowRight>9/}');
    expect(cursor).toHaveAttribute('aria-valuetext', 'Mon 09:00: Usage hours 12.5 h');
    await user.keyboard('{ArrowDown}');
    expect(cursor).toHaveAttribute('aria-valuetext', 'Tue 09:00: Usage hours 0.0 h');
  });

  it('lists the licenses unused for 30, 60 or 90 days', async () => {
    answers();
    const { user } = renderLog('/log?tab=other');
    const rows = () =>
      within(screen.getByRole('table', { name: 'Idle licenses' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    await screen.findByRole('table', { name: 'Idle licenses' });
    expect(rows()).toEqual([
      expect.stringMatching(/CD-000012.*Circuit Designer.*No usage reported.*212/),
      expect.stringMatching(/PD-000003.*PCB Designer.*2026-10-10.*41/),
    ]);
    await user.selectOptions(screen.getByLabelText('Not used for'), '60 days or more');
    expect(rows()).toHaveLength(1);
  });

  it('lets only the owner subscribe to the report by mail', async () => {
    answers();
    server.use(
      http.put('*/api/log/report', async ({ request }) => {
        ({ subscribed } = (await request.json()) as { subscribed: boolean });
        return HttpResponse.json({ subscribed });
      }),
    );
    const { user, unmount } = renderLog('/log?tab=other');
    const report = await screen.findByRole('switch', {
      name: 'Email me last month’s report',
    });
    await waitFor(() => {
      expect(report).toBeEnabled();
    });
    await user.click(report);
    await waitFor(() => {
      expect(subscribed).toBe(true);
    });
    await waitFor(() => {
      expect(report).toBeChecked();
    });
    unmount();
    renderLog('/log?tab=other', aSession({ role: 'admin' }));
    await drawn();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('retries what failed', async () => {
    answers();
    server.use(http.get('*/api/log/insight', () => HttpResponse.json({}, { status: 500 })));
    const { user } = renderLog('/log?tab=other');
    const failure = await screen.findByRole('alert');
    answers();
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/2 more PCB Designer licenses/)).toBeInTheDocument();
  });
});

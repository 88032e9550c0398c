import {
  aSession,
  chooseInMenu,
  http,
  HttpResponse,
  mockServer,
  savedFiles,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aUsageByDay } from '../../../testing/aUsageByDay.ts';
import { renderLog } from '../../../testing/renderLog.tsx';
import { tableRows } from '../../../testing/tableRows.ts';

const server = mockServer();
const japanese = aSession({ locale: 'ja' });
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  server.use(
    http.get('*/api/log/license', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(aUsageByDay());
    }),
  );
});

describe('LicenseTab', () => {
  it.each([
    [
      'en',
      aSession(),
      /^Circuit Designer, Nov 1\s–\s3$/,
      ['Usage hours24.8 h', 'Utilization1.5%', 'Failures3', 'Licenses at month start10'],
    ],
    [
      'ja',
      japanese,
      '11/01～11/03のCircuit Designer',
      ['利用時間24.8時間', '稼働率1.5%', '失敗回数3', '月初ライセンス数10'],
    ],
  ])('has tiles of the latest month (%s)', async (_locale, session, heading, tiles) => {
    renderLog('/log', session);
    expect(await screen.findByText(heading)).toBeInTheDocument();
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(expect.arrayContaining(tiles));
  });

  it('says how the figures differ from the same days of the month before', async () => {
    const days = Array.from({ length: 34 }, (_, place) =>
      new Date(Date.UTC(2026, 9, 1 + place)).toISOString().slice(0, 10),
    );
    server.use(
      http.get('*/api/log/license', () =>
        HttpResponse.json(
          aUsageByDay({
            data_operation_cd: days.map((day) => [day, day < '2026-11' ? 4 : 8, null]),
            data_license_cd: days.map((day) => [day, 1, null]),
            data_failed_cd: days.map((day) => [day, day < '2026-11' ? 1 : 0, null]),
            months: {
              cd: [
                ['2026-10', 124, 7.75, 10],
                ['2026-11', 24, 1.5, 10],
              ],
              pd: [],
            },
          }),
        ),
      ),
    );
    renderLog('/log', aSession({ today: '2026-11-03' }));
    expect(await screen.findByText('+12.0 h vs. Oct 1 – 3')).toBeVisible();
    expect(screen.getByText('+0.8 pts vs. Oct 1 – 3')).toBeVisible();
    expect(screen.getByText('−3 vs. Oct 1 – 3')).toBeVisible();
    expect(screen.getByText('±0 vs. Oct')).toBeVisible();
    expect(screen.getByText('Circuit Designer in November 2026 so far')).toBeVisible();
  });

  it('has a dash for a month without licenses', async () => {
    renderLog('/log?product=pd');
    await screen.findByText(/^PCB Designer, Nov 1\s–\s3$/);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(expect.arrayContaining(['Utilization–', 'Licenses at month start–']));
  });

  it.each([
    [
      'hours',
      'Usage hours and utilization by day',
      [
        ['Day', 'Usage hours', 'Utilization'],
        ['2026-11-01', '0.0 h', '0.0%'],
        ['2026-11-02', '8.3 h', '10.3%'],
        ['2026-11-03', '16.5 h', '20.6%'],
      ],
    ],
    [
      'requesters',
      'Requesters and operation rate by day',
      [
        ['Day', 'Requesters', 'Operation rate'],
        ['2026-11-01', '0', '0.0%'],
        ['2026-11-02', '1', '10.0%'],
        ['2026-11-03', '2', '20.0%'],
      ],
    ],
    [
      'failures',
      'Failures and failure rate by day',
      [
        ['Day', 'Failures', 'Failure rate'],
        ['2026-11-01', '0', '–'],
        ['2026-11-02', '1', '12.5%'],
        ['2026-11-03', '2', '12.5%'],
      ],
    ],
    [
      'months',
      'Usage hours and utilization by month',
      [
        ['Month', 'Usage hours', 'Utilization'],
        ['2026-11 (so far)', '24.8 h', '1.5%'],
      ],
    ],
  ])('has the numbers of the chart of %s as a table', async (_name, title, rows) => {
    const { user } = renderLog();
    await chooseInMenu(user, `Table and pictures: ${title}`, 'Show as table');
    expect(tableRows(screen.getByRole('table', { name: title }))).toEqual(rows);
  });

  it('shows the values of a day on focus and on hover', async () => {
    const { user } = renderLog();
    const cursor = await screen.findByRole('slider', {
      name: 'Values of Usage hours and utilization by day',
    });
    act(() => {
      cursor.focus();
    });
    await user.keyboard('{ArrowRight}');
    expect(cursor).toHaveAttribute(
      'aria-valuetext',
      '2026-11-02: Usage hours 8.3 h, Utilization 10.3%',
    );
    expect(within(cursor).getByText('Usage hours: 8.3 h')).toBeVisible();
    await user.keyboard('{End}');
    expect(within(cursor).getByText('Utilization: 20.6%')).toBeVisible();
    await user.tab();
    expect(within(cursor).queryByText('Utilization: 20.6%')).not.toBeInTheDocument();
  });

  it('keeps product and period in the address, and calls the server for another period only', async () => {
    const { user, address } = renderLog();
    await screen.findByRole('region', { name: 'Usage hours and utilization by day' });
    await user.selectOptions(screen.getByLabelText('Product'), 'PCB Designer');
    expect(address()).toBe('/log?product=pd');
    await user.selectOptions(screen.getByLabelText('Period'), 'Last month');
    expect(address()).toBe('/log?product=pd&start_at=2026-10-01&end_at=2026-10-31');
    await waitFor(() => {
      expect(asked).toEqual(['', '?start_at=2026-10-01&end_at=2026-10-31']);
    });
  });

  it('charts a long period by week, with every day in the table', async () => {
    // 28 weeks from a Monday: four hours on the first day of each week.
    const days = Array.from({ length: 196 }, (_, place) =>
      new Date(Date.UTC(2026, 3, 27 + place)).toISOString().slice(0, 10),
    );
    server.use(
      http.get('*/api/log/license', () =>
        HttpResponse.json(
          aUsageByDay({
            data_operation_cd: days.map((day, place) => [day, place % 7 === 0 ? 4 : 0, null]),
            data_license_cd: days.map((day) => [day, 1, null]),
            data_failed_cd: days.map((day) => [day, 0, null]),
          }),
        ),
      ),
    );
    const title = 'Usage hours and utilization by day';
    const { user } = renderLog();
    const cursor = await screen.findByRole('slider', { name: `Values of ${title}` });
    // 4 h / 7 days = 0.57 h a day.
    const first = '2026-04-27: Usage hours 0.6 h, Utilization –';
    expect(cursor).toHaveAttribute('aria-valuetext', first);
    expect(cursor).toHaveAttribute('aria-valuemax', '28');
    const card = within(screen.getByRole('region', { name: title }));
    expect(card.getByText(/daily average of a week/)).toBeVisible();
    await chooseInMenu(user, `Table and pictures: ${title}`, 'Show as table');
    expect(tableRows(screen.getByRole('table', { name: title }))).toHaveLength(1 + 196);
  });

  it('says that all values are 0 instead of inventing a scale', async () => {
    renderLog('/log?product=pd');
    const region = await screen.findByRole('region', { name: 'Failures and failure rate by day' });
    expect(within(region).getByText('All values in this period are 0.')).toBeVisible();
  });

  it('exports a chart as an image with title, legend and bars', async () => {
    const saved = savedFiles();
    const { user } = renderLog();
    const menu = 'Table and pictures: Usage hours and utilization by day';
    await chooseInMenu(user, menu, 'Download SVG');
    await waitFor(() => {
      expect(saved.map(({ name }) => name)).toEqual([
        'usage-log_hours_cd_2026-11-01_2026-11-03.svg',
      ]);
    });
    const drawing = (await saved[0]?.content.text()) ?? '';
    expect(drawing).toContain('Usage hours and utilization by day');
    expect(drawing).toContain('Utilization (%)');
    expect(drawing).toContain('Circuit Designer · 2026-11-01 – 2026-11-03');
    expect(drawing.match(/<path/g)?.length).toBeGreaterThan(2);
    // Literal colors, because the page's variables do not apply in a file.
    expect(drawing).not.toContain('var(');
  });
});

import {
  aSession,
  delay,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aUsageByDay } from '../../testing/aUsageByDay.ts';
import { renderLog } from '../../testing/renderLog.tsx';

const server = mockServer();
const call = '*/api/log/license';

function answers(answer = aUsageByDay()) {
  server.use(http.get(call, () => HttpResponse.json(answer)));
}

describe('UsageLogScreen', () => {
  it('shows a loading dialog until the chosen data arrives, and a moment longer', async () => {
    answers();
    renderLog();
    expect(screen.getByRole('dialog', { name: 'Loading…' })).toBeInTheDocument();
    // It is rendered below the dialog.
    await screen.findByRole('region', { name: 'Usage hours and utilization by day' });
    expect(screen.getByRole('dialog', { name: 'Loading…' })).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('closes the dialog at once when loading fails, and retries', async () => {
    server.use(http.get(call, () => HttpResponse.json({}, { status: 500 })));
    const { user } = renderLog();
    const failure = await screen.findByRole('alert');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    answers();
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Circuit Designer, Nov 1 – 3/)).toBeInTheDocument();
  });

  it.each([
    ['en', aSession({ role: 'guest' }), /Only owners and admins can see/],
    ['ja', aSession({ role: 'guest', locale: 'ja' }), /オーナーと管理者です/],
    ['en', aSession({ edition: 'community' }), /requires the Professional edition/],
    ['ja', aSession({ edition: 'community', locale: 'ja' }), /Professional版の機能です/],
  ])('says who may see it and what to do (%s)', async (_locale, session, text) => {
    renderLog('/log', session);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });

  it('says so when the server does not permit it', async () => {
    server.use(
      http.get(call, () =>
        HttpResponse.json({ error: true, code: 'not_allowed' }, { status: 403 }),
      ),
    );
    renderLog();
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });

  it('says that a team has no usage, and offers a year', async () => {
    const nothing = { cd: [], pd: [] };
    answers(
      aUsageByDay({
        data_operation_cd: [['2026-11-01', 0, null]],
        data_license_cd: [['2026-11-01', 0, null]],
        months: nothing,
      }),
    );
    const { user, address } = renderLog('/log');
    expect(await screen.findByText(/No license usage was reported/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 1 year' }));
    expect(address()).toBe('/log?start_at=2025-11-21&end_at=2026-11-20');
  });

  it('offers no year if a year has no usage either', async () => {
    answers(
      aUsageByDay({
        start_at: '2025-11-21',
        end_at: '2026-11-20',
        data_operation_cd: [],
        months: { cd: [], pd: [] },
      }),
    );
    renderLog();
    expect(await screen.findByText(/No license usage was reported/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show 1 year' })).not.toBeInTheDocument();
  });

  it.each([
    ['/log?tab=xyz&from=abc', '/log'],
    ['/log?start_at=2026-02-30&product=pd&tab=other', '/log?tab=other&product=pd'],
  ])('keeps only valid values of the address %s', async (path, shown) => {
    server.use(
      http.get(call, () => delay('infinite')),
      http.get('*/api/log/:set', () => delay('infinite')),
    );
    const { address } = renderLog(path);
    await waitFor(() => {
      expect(address()).toBe(shown);
    });
  });

  it('has three tabs, each with an address', async () => {
    const names = ['License', 'User', 'Other'];
    answers();
    renderLog('/log?product=cd');
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(names);
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/log?product=cd',
      '/log?tab=user&product=cd',
      '/log?tab=other&product=cd',
    ]);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: names[0] ?? '' })).toBeInTheDocument();
    await screen.findAllByRole('slider');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await expectAccessible();
  });

  it('moves between tabs with the arrow keys', async () => {
    server.use(http.get(call, () => delay('infinite')));
    const { user } = renderLog();
    screen.getByRole('tab', { name: 'License' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Other' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'User' })).toHaveFocus();
  });
});

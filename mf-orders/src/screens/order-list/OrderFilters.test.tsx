import {
  anOrderRow,
  aSession,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
} from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderOrders } from '../../testing/renderOrders.tsx';

const server = mockServer();

/** One order of each state, placed in four periods; today is 2026-11-20 in Tokyo. */
const rows = [
  anOrderRow({ number: 'S1', created_at: '2026-11-19T16:00:00.000Z' }),
  anOrderRow({ number: 'S2', payment_type: 2, created_at: '2026-10-31T16:00:00.000Z' }),
  anOrderRow({
    number: 'S3',
    payment_type: 2,
    permit_after_pay: 1,
    created_at: '2026-10-31T14:59:00.000Z',
  }),
  anOrderRow({ number: 'S4', status: 1, total: 519_475, created_at: '2026-09-01T03:00:00.000Z' }),
  anOrderRow({
    number: 'S5',
    status: 2,
    payment_method: 2,
    payment_state: 'failed',
    created_at: '2026-01-01T03:00:00.000Z',
  }),
  anOrderRow({ number: 'S6', status: 98, created_at: '2025-12-31T03:00:00.000Z' }),
  anOrderRow({ number: 'S7', status: 99, created_at: '2025-01-01T03:00:00.000Z' }),
];

async function openList(search = '', session = aSession()) {
  server.use(http.get('*/api/orders/', () => HttpResponse.json(rows)));
  const view = renderOrders(`/orders${search}`, session);
  await screen.findAllByRole('link', { name: /^S\d$/ });
  return view;
}

const numbers = () => screen.queryAllByRole('link', { name: /^S\d$/ }).map((e) => e.textContent);
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('OrderFilters', () => {
  it.each([
    [
      'en',
      ['Status', 'Period'],
      ['Unpaid', 'Postpay (unapproved)', 'Payment complete', 'Authentication failed', 'Cancelled'],
      ['This month', 'Last month', 'Last 3 months', 'This year', 'Last year', 'Custom range'],
      'Search by number, amount, or date',
    ],
    [
      'ja',
      ['ステータス', '期間'],
      ['未入金', '後払い（未承認）', '入金済み', '認証失敗', 'キャンセル済み'],
      ['今月', '先月', '直近3か月', '今年', '昨年', '日付を指定'],
      '番号・金額・日付で検索',
    ],
  ] as const)(
    'offers search, status and period, accessibly (%s)',
    async (locale, [status, period], statuses, periods, search) => {
      await openList('', aSession({ locale }));
      const all = locale === 'en' ? 'All' : 'すべて';
      expect(optionsOf(status)).toEqual([all, ...statuses]);
      expect(optionsOf(period)).toEqual([all, ...periods]);
      expect(screen.getByRole('searchbox', { name: search })).toBeInTheDocument();
      await expectAccessible();
    },
  );

  it.each([
    ['Unpaid', 'unpaid', ['S1', 'S3']],
    ['Postpay (unapproved)', 'unapproved', ['S2']],
    ['Payment complete', 'paid', ['S4']],
    ['Authentication failed', 'failed', ['S5']],
    ['Cancelled', 'cancelled', ['S6', 'S7']],
  ])('narrows the orders to the status %s', async (label, status, expected) => {
    const { user, address } = await openList();
    await user.selectOptions(screen.getByLabelText('Status'), label);
    expect(numbers()).toEqual(expected);
    expect(address()).toBe(`/orders?status=${status}`);
  });

  it.each([
    ['This month', '?from=2026-11-01', ['S1', 'S2']],
    ['Last month', '?from=2026-10-01&to=2026-10-31', ['S3']],
    ['Last 3 months', '?from=2026-09-01', ['S1', 'S2', 'S3', 'S4']],
    ['This year', '?from=2026-01-01', ['S1', 'S2', 'S3', 'S4', 'S5']],
    ['Last year', '?from=2025-01-01&to=2025-12-31', ['S6', 'S7']],
    ['Custom range', '?from=2026-10-01&to=2026-11-20', ['S1', 'S2', 'S3']],
  ])(
    'narrows the orders to the period %s by their day in Tokyo',
    async (label, search, expected) => {
      const { user, address } = await openList();
      await user.selectOptions(screen.getByLabelText('Period'), label);
      expect(numbers()).toEqual(expected);
      expect(address()).toBe(`/orders${search}`);
      expect(screen.getByLabelText('Period')).toHaveDisplayValue(label);
    },
  );

  it('shows all days again when the period is reset', async () => {
    const { user, address } = await openList('?from=2026-10-01&to=2026-10-31');
    await user.selectOptions(screen.getByLabelText('Period'), 'All');
    expect(numbers()).toHaveLength(rows.length);
    expect(address()).toBe('/orders');
  });

  it('finds orders by number, amount or date while typing', async () => {
    const { user } = await openList();
    const search = screen.getByRole('searchbox', { name: 'Search by number, amount, or date' });
    await user.type(search, '519,475');
    expect(await screen.findByText('1 of 7 orders')).toBeInTheDocument();
    expect(numbers()).toEqual(['S4']);
  });

  it('reads search, status and period from the address', async () => {
    await openList('?q=S&status=cancelled&from=2025-06-01&to=2025-12-31');
    expect(numbers()).toEqual(['S6']);
    expect(screen.getByRole('searchbox')).toHaveValue('S');
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Cancelled');
    expect(screen.getByLabelText('Period')).toHaveDisplayValue('Custom range');
  });
});

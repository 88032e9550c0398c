import { DataTable } from '@portal/shared/table';
import {
  anOrderRow,
  aSession,
  expectAccessible,
  renderWithProviders,
} from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { presentOrderSummary } from '../../api/presenters/orderSummary.presenter.ts';
import type { OrderSummary } from '../../domain/orders/Order.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import listEn from '../../locales/list/en.json';
import listJa from '../../locales/list/ja.json';
import { useOrderColumns } from './useOrderColumns.tsx';

const numberOf = ({ number }: OrderSummary) => number;
const nothing = () => undefined;

function renderTable(row: ReturnType<typeof anOrderRow>, locale: 'en' | 'ja' = 'en') {
  const sorted: string[] = [];
  function Table() {
    const columns = useOrderColumns({ onDocument: nothing, onCancel: nothing });
    return (
      <main>
        <DataTable
          label="Orders"
          columns={columns}
          rows={[presentOrderSummary(row)]}
          rowKey={numberOf}
          onSort={({ key }) => void sorted.push(key)}
        />
      </main>
    );
  }
  const { user, address } = renderWithProviders(<Table />, {
    session: aSession({ locale }),
    catalogs: { en: { ...en, ...listEn }, ja: { ...ja, ...listJa } },
  });
  return { user, address, sorted };
}

/** The values of the order by heading. Cells repeat headings as labels for phones. */
function values(): Record<string, string> {
  const [, order] = screen.getAllByRole('row');
  if (!order) throw new Error('the table has no order row');
  const row = within(order);
  const cells = [...row.getAllByRole('rowheader'), ...row.getAllByRole('cell')];
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  return Object.fromEntries(
    headings.map((heading, index) => [
      heading,
      cells[index]?.textContent.replace(heading, '') ?? '',
    ]),
  );
}

describe('useOrderColumns', () => {
  it('shows an order with its day in Tokyo, accessibly', async () => {
    renderTable(anOrderRow({ number: 'S1', created_at: '2026-11-19T16:00:00.000Z' }), 'en');
    expect(values()).toMatchObject({
      'Order date': '2026-11-20',
      'Order number': 'S1',
      Status: 'Unpaid',
      'Payment type': 'Prepay',
      'Payment method': 'Bank transfer',
      Amount: '¥16,500',
      'Billing date': '2026-11-20',
      'Payment due date': '2026-12-04',
    });
    await expectAccessible();
  });

  it('shows a dash where an order has no billing date, due date or documents', () => {
    renderTable(
      anOrderRow({
        number: 'S1',
        status: 2,
        payment_method: 2,
        payment_state: 'failed',
        billdate: null,
        duedate: null,
        currency: 'USD',
        total: 280,
      }),
    );
    expect(values()).toMatchObject({
      'Payment method': 'Credit card',
      Amount: '$280.00',
      'Billing date': '–',
      'Payment due date': '–',
      Documents: '–',
    });
  });

  it.each([
    ['Order date', 'created_at'],
    ['Order number', 'number'],
    ['Status', 'status'],
    ['Payment type', 'payment_type'],
    ['Payment method', 'payment_method'],
    ['Amount', 'total'],
    ['Billing date', 'billdate'],
    ['Payment due date', 'duedate'],
  ])('sorts by the column %s', async (heading, key) => {
    const { user, sorted } = renderTable(anOrderRow());
    await user.click(screen.getByRole('button', { name: heading }));
    expect(sorted).toEqual([key]);
  });

  it('does not sort by documents or actions', () => {
    renderTable(anOrderRow());
    const buttons = screen.getAllByRole('columnheader').slice(-2);
    for (const heading of buttons)
      expect(within(heading).queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['paid', { status: 1 }],
    ['cancelled by the vendor', { status: 99 }],
  ] as const)('does not offer to cancel an order that is %s', async (_is, changes) => {
    const { user, address } = renderTable(anOrderRow({ number: 'S1', ...changes }));
    await user.click(screen.getByRole('button', { name: 'Actions for S1' }));
    const details = await screen.findByRole('menuitem', { name: 'Details' });
    expect(screen.queryByRole('menuitem', { name: 'Cancel order' })).not.toBeInTheDocument();
    await user.click(details);
    expect(address()).toBe('/order/id-S1');
  });
});

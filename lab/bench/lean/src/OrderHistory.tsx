import type { OrderRow } from '@portal/shared/contracts';
import { Link, useLoaderData } from 'react-router-dom';
import { Rows } from './Rows.tsx';

const states: Readonly<Record<OrderRow['status'], string>> = {
  0: 'Unpaid',
  1: 'Payment complete',
  2: 'Authentication failed',
  98: 'Cancelled',
  99: 'Cancelled',
};

function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString('sv', { timeZone: 'Asia/Tokyo' });
}

function amount({ total, currency }: OrderRow): string {
  return total.toLocaleString('en', { style: 'currency', currency });
}

export function OrderHistory() {
  const rows = useLoaderData<readonly OrderRow[]>();
  return (
    <Rows
      title="Orders"
      rows={rows}
      columns={[
        { title: 'Order date', cell: ({ created_at }) => dayOf(created_at) },
        {
          title: 'Order number',
          cell: ({ id, number }) => <Link to={`/order/${id}`}>{number}</Link>,
        },
        { title: 'Status', cell: ({ status }) => states[status] },
        {
          title: 'Payment type',
          cell: ({ payment_type }) => (payment_type === 1 ? 'Prepay' : 'Postpay'),
        },
        {
          title: 'Payment method',
          cell: ({ payment_method }) => (payment_method === 1 ? 'Bank transfer' : 'Credit card'),
        },
        { title: 'Amount', cell: amount },
        { title: 'Billing date', cell: ({ billdate }) => billdate ?? '–' },
        { title: 'Payment due date', cell: ({ duedate }) => duedate ?? '–' },
      ]}
    />
  );
}

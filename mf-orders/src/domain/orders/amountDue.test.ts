import { anOrderRow } from '@portal/shared/testing';
import { presentOrderSummary } from '../../api/presenters/orderSummary.presenter.ts';
import { amountDue } from './amountDue.ts';

type Changes = Parameters<typeof anOrderRow>[0];
const due = (...rows: readonly Changes[]) =>
  amountDue(rows.map((changes) => presentOrderSummary(anOrderRow(changes))));

describe('amountDue', () => {
  it('adds up each currency, and finds what is due first', () => {
    const { sums, orders, nextDueDate } = due(
      { number: 'S1', total: 16_500, duedate: '2026-12-04' },
      { number: 'S2', total: 120, currency: 'USD', duedate: '2026-12-10' },
      { number: 'S3', total: 3500, duedate: '2026-12-01' },
    );
    expect(sums).toEqual([
      { currency: 'JPY', total: 20_000 },
      { currency: 'USD', total: 120 },
    ]);
    expect(orders.map(({ number }) => number)).toEqual(['S3', 'S1', 'S2']);
    expect(nextDueDate).toBe('2026-12-01');
  });

  it('leaves out an order whose card is being charged', () => {
    const charging = { payment_method: 2, duedate: null, payment_state: 'processing' } as const;
    expect(due(charging)).toEqual({ sums: [], orders: [], nextDueDate: null });
  });
});

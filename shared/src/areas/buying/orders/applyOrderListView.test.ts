import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { anOrderRow } from '../../../testing/anOrderRow.ts';
import { applyOrderListView } from './applyOrderListView.ts';
import { orderListView, type OrderListView } from './OrderListView.ts';
import { presentListedOrder } from './orders.contract.ts';

const order = (number: string, changes: Parameters<typeof anOrderRow>[0] = {}) =>
  presentListedOrder(
    anOrderRow({ number, total: 519_475, created_at: '2026-11-20T15:00:00.000Z', ...changes }),
  );
const orders = [
  order('S20261100003', { status: 1, total: 16_500 }),
  order('C20261100002', { status: 98, duedate: null, created_at: '2026-11-20T14:59:59.000Z' }),
  order('S20261100001', { payment_type: 2, permit_after_pay: 1 }),
];
const numbers = (view: Partial<OrderListView>) =>
  applyOrderListView(orders, { ...orderListView.initial, ...view }).map(({ number }) =>
    number.slice(-1),
  );

describe('applyOrderListView', () => {
  it('keeps the order of the rows when there is no sort', () => {
    expect(numbers({})).toEqual(['3', '2', '1']);
  });

  it('finds amounts with and without commas, and only rows with every word', () => {
    expect(numbers({ search: '519,475 s2026' })).toEqual(['1']);
    expect(numbers({ search: '１６５００' })).toEqual(['3']);
    expect(numbers({ search: '￥16,500' })).toEqual(['3']);
    expect(numbers({ search: '16,500円' })).toEqual(['3']);
  });

  it('counts days in Tokyo, both included', () => {
    const day = toCalendarDay('2026-11-21');
    expect(numbers({ from: day, to: day })).toEqual(['3', '1']);
  });

  it('filters by the states that a status stands for', () => {
    expect(numbers({ status: 'unpaid' })).toEqual(['1']);
    expect(numbers({ status: 'cancelled' })).toEqual(['2']);
  });

  it('puts orders without a value last, in both directions', () => {
    expect(numbers({ sort: { key: 'duedate', descending: false } })).toEqual(['3', '1', '2']);
    expect(numbers({ sort: { key: 'duedate', descending: true } })).toEqual(['3', '1', '2']);
    expect(numbers({ sort: { key: 'total', descending: true } })).toEqual(['2', '1', '3']);
  });
});

describe('the address of the order list', () => {
  it('holds the view, and ignores unknown values', () => {
    const text = 'q=S2026&status=paid&from=2026-01-01&to=2026-12-31&sort=-total';
    const view = orderListView.parse(new URLSearchParams(text));
    expect(orderListView.write(view).toString()).toBe(text);
    const nonsense = new URLSearchParams('status=x&from=2026-02-31&sort=constructor');
    expect(orderListView.parse(nonsense)).toEqual(orderListView.initial);
  });
});

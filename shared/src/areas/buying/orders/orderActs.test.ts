import { offeredDocuments } from './offeredDocuments.ts';
import { mayAct, orderActs, type OrderAct } from './orderActs.ts';
import { orderStateOf, type OrderState } from './OrderState.ts';

const states: readonly OrderState[] = [
  'unpaid',
  'unapproved',
  'approved',
  'paid',
  'failed',
  'cancelled_by_customer',
  'cancelled_by_vendor',
];

describe('mayAct', () => {
  it.each([
    ['cancel', 'customer', ['unpaid', 'unapproved']],
    ['pay', 'gateway', ['unpaid', 'unapproved', 'approved']],
    ['approve', 'operator', ['unapproved']],
    ['expire', 'system', ['unpaid']],
    ['refund', 'operator', ['unpaid', 'paid']],
    ['fail', 'gateway', ['unpaid']],
  ] as const)('allows to %s as %s from %j only', (act, by, from) => {
    expect(states.filter((state) => mayAct(act, by, state))).toEqual(from);
  });

  it('lets customers do nothing but cancel, and nobody anything once an order is over', () => {
    const acts = Object.keys(orderActs) as OrderAct[];
    const ofCustomers = acts.filter((act) => states.some((each) => mayAct(act, 'customer', each)));
    expect(ofCustomers).toEqual(['cancel']);
    const actors = ['customer', 'operator', 'system', 'gateway'] as const;
    for (const over of ['failed', 'cancelled_by_customer', 'cancelled_by_vendor'] as const) {
      expect(acts.filter((act) => actors.some((by) => mayAct(act, by, over)))).toEqual([]);
    }
  });
});

describe('orderStateOf', () => {
  it('tells approved from unapproved for postpaid orders only', () => {
    const state = (payment_type: number, permit_after_pay: boolean) =>
      orderStateOf({ status: 0, payment_type, permit_after_pay });
    expect([state(1, false), state(1, true), state(2, false), state(2, true)]).toEqual([
      'unpaid',
      'unpaid',
      'unapproved',
      'approved',
    ]);
  });
});

describe('offeredDocuments', () => {
  const none = { deliveried_at: null, completed_at: null, refunded_at: null };
  const now = '2026-11-21T03:00:00Z';

  it.each([
    ['unpaid, prepay', { status: 0, payment_type: 1, ...none }, ['invoice']],
    ['unapproved', { status: 0, payment_type: 2, ...none }, []],
    [
      'approved',
      { status: 0, payment_type: 2, ...none, deliveried_at: now },
      ['invoice', 'delivery'],
    ],
    [
      'paid',
      { status: 1, payment_type: 1, ...none, deliveried_at: now, completed_at: now },
      ['invoice', 'delivery', 'receipt'],
    ],
    ['card refused', { status: 2, payment_type: 1, ...none }, []],
    ['cancelled', { status: 98, payment_type: 1, ...none }, []],
    [
      'refunded',
      { status: 99, payment_type: 1, deliveried_at: now, completed_at: now, refunded_at: now },
      ['delivery', 'receipt', 'credit'],
    ],
  ])('offers the documents of an order that is %s', (_, order, documents) => {
    expect(offeredDocuments(order)).toEqual(documents);
  });
});

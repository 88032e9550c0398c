import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  mayAct,
  orderActs,
  orderStateOf,
  type OrderAct,
  type OrderActor,
  type OrderState,
} from '@portal/shared/domain';
import type { Insertable } from 'kysely';
import type { OrderTable } from '../../../platform/db/tables/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { anOrder } from '../../../testing/builders/orders.ts';
import { aPerson, type TestPerson } from '../../../testing/builders/people.ts';
import { actOnOrder, OrderActError } from './actOnOrder.ts';
import { eventsOf, lockOrder } from './orders.queries.ts';

let server: TestServer;
let buyer: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  buyer = await aPerson(server.deps);
});
afterAll(() => server.close());

const now = () => server.deps.clock();

/** The columns of an order in the database, by state. */
const rows: Readonly<Record<OrderState, () => Partial<Insertable<OrderTable>>>> = {
  unpaid: () => ({ status: 0 }),
  unapproved: () => ({ status: 0, payment_type: 2 }),
  approved: () => ({ status: 0, payment_type: 2, permit_after_pay: true, deliveried_at: now() }),
  paid: () => ({ status: 1, completed_at: now(), deliveried_at: now() }),
  failed: () => ({ status: 2, payment_method: 2 }),
  cancelled_by_customer: () => ({ status: 98 }),
  cancelled_by_vendor: () => ({ status: 99 }),
};
const states = ['unpaid', 'unapproved', 'approved', 'paid', 'failed'] as const;
const over = ['cancelled_by_customer', 'cancelled_by_vendor'] as const;
const actors = ['customer', 'operator', 'system', 'gateway'] as const;
const acts = ['approve', 'refuse', 'pay', 'fail', 'cancel', 'expire', 'refund'] as const;

async function attempt(act: OrderAct, by: OrderActor, state: OrderState) {
  const { deps } = server;
  const id = await anOrder(deps, buyer, { locale: 'en', ...rows[state]() });
  const work = deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id });
    if (!order) throw new Error('the order is missing');
    expect(orderStateOf(order)).toBe(state);
    await actOnOrder(deps, trx, order, {
      act,
      by,
      ...(by === 'customer' ? { userId: buyer.id } : {}),
      details: { note: 'why' },
    });
  });
  const refusal = await work.then(
    () => null,
    (error: unknown) => error,
  );
  return { id, refusal };
}

/** Everything that an act writes about an order. */
async function tracesOf(id: string) {
  const { db } = server.deps;
  const order = await lockOrder(db, { id });
  if (!order) throw new Error('the order is missing');
  const events = await eventsOf(db, id);
  const audit = await db
    .selectFrom('portal.audit_log')
    .select(['action', 'actor', 'details'])
    .where('object', '=', order.number)
    .where('action', 'like', 'order.%')
    .execute();
  const licenses = await db
    .selectFrom('manager.license')
    .select('id')
    .where('order_id', '=', id)
    .execute();
  return { order, events, audit, licenses: licenses.length };
}

const eventKinds: Readonly<Record<OrderAct, string>> = {
  approve: 'approved',
  refuse: 'refused',
  pay: 'paid',
  fail: 'failed',
  cancel: 'cancelled',
  expire: 'expired',
  refund: 'refunded',
};

describe('actOnOrder', () => {
  it.each(acts)('refuses %s where the rule forbids it, and changes nothing', async (act) => {
    for (const state of [...states, ...over]) {
      const stranger = actors.find((by) => !mayAct(act, by, state));
      if (!stranger) continue;
      const { id, refusal } = await attempt(act, stranger, state);
      expect(refusal).toBeInstanceOf(OrderActError);
      expect(refusal).toMatchObject({ act, state });
      expect(await tracesOf(id)).toMatchObject({
        order: { version: 1 },
        events: [],
        audit: [],
        licenses: 0,
      });
    }
  });

  it.each(acts)(
    "leads to the rule's state with %s, and writes event, audit row and mail",
    async (act) => {
      for (const state of orderActs[act].from) {
        for (const by of orderActs[act].by) {
          const { id, refusal } = await attempt(act, by, state);
          expect(refusal).toBeNull();
          const { order, events, audit, licenses } = await tracesOf(id);
          const actor = by === 'customer' ? buyer.id : by === 'gateway' ? 'system' : by;
          expect([orderStateOf(order), order.version]).toEqual([orderActs[act].to, 2]);
          const isDelivering = state !== 'approved' && (act === 'approve' || act === 'pay');
          expect(events.map(({ kind, actor: of }) => [kind, of])).toEqual([
            [eventKinds[act], actor],
            ...(isDelivering ? [['delivered', 'system']] : []),
          ]);
          expect(licenses).toBe(isDelivering ? 1 : 0);
          const details = { total: 16_500, currency: 'JPY', note: 'why' };
          expect(audit).toEqual([{ action: `order.${act}`, actor, details }]);
        }
      }
    },
  );

  it('records the time of the payment and of the refund', async () => {
    const paid = await tracesOf((await attempt('pay', 'operator', 'unpaid')).id);
    expect(paid.order).toMatchObject({
      completed_at: now(),
      deliveried_at: now(),
      refunded_at: null,
    });
    const refunded = await tracesOf((await attempt('refund', 'operator', 'paid')).id);
    expect(refunded.order.refunded_at).toEqual(now());
    const neverPaid = await tracesOf((await attempt('refund', 'operator', 'unpaid')).id);
    expect(neverPaid.order.refunded_at).toBeNull();
  });

  it('queues one mail for the buyer', async () => {
    const { id } = await attempt('cancel', 'customer', 'unpaid');
    await server.runJobs();
    const mails = await server.deps.db
      .selectFrom('portal.mail_outbox')
      .select('recipient')
      .where('subject', '=', `Order cancelled (S-${id})`)
      .orderBy('id')
      .execute();
    expect(mails).toEqual([{ recipient: buyer.email }]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, toCalendarDay } from '@portal/shared/domain';
import { placed } from '../../../testing/builders/checkout.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { orderDetail } from '../../../testing/readers/orderDetail.ts';
import {
  answerChallenge,
  challenged,
  openCardShop,
  type CardShop,
} from '../../../testing/shops/openCardShop.ts';
import { sweepPayments } from './sweepPayments.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.close());

const minuteMs = 60_000;

describe('sweepPayments', () => {
  it('settles a payment that the gateway has charged without answering', async () => {
    const buyer = await shop.aBuyer('time_out');
    const order = await placed(buyer.client, buyer.body);
    expect(order.status).toBe(0);
    expect((await orderDetail(buyer.client, order.id)).payment_state).toBe('processing');
    shop.pass(minuteMs);
    await sweepPayments(shop.deps);
    expect(await shop.countsOf(buyer)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
  });

  it('settles the other payments if one cannot be settled', async () => {
    const stuck = await shop.aBuyer('time_out');
    const { id } = await aLicense(shop.deps, stuck.person.team);
    const renewal = { ...stuck.body, cd: '{}', licenses: JSON.stringify([{ id, count: 1 }]) };
    const order = await placed(stuck.client, renewal);
    const licenses = shop.deps.db.updateTable('manager.license').where('id', '=', id);
    await licenses.set({ end_at: '2030-01-01' }).execute();
    const buyer = await shop.aBuyer('time_out');
    await placed(buyer.client, buyer.body);
    shop.pass(minuteMs);
    await sweepPayments(shop.deps);
    expect((await orderDetail(stuck.client, order.id)).status).toBe(0);
    expect(await shop.countsOf(buyer)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
    const { start_at } = await shop.deps.db
      .selectFrom('manager.order_item')
      .select('start_at')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    await licenses.set({ end_at: addDays(toCalendarDay(start_at), -1) }).execute();
    shop.pass(minuteMs);
    await sweepPayments(shop.deps);
    expect((await orderDetail(stuck.client, order.id)).status).toBe(1);
  });

  it('refunds money that was taken for a meanwhile cancelled order', async () => {
    const buyer = await shop.aBuyer('time_out');
    const { id } = await placed(buyer.client, buyer.body);
    const payload = { id, method: 'cancel' };
    expect((await buyer.client.post('/api/order/bank/', { payload })).json()).toEqual({
      error: false,
    });
    for (const charges of ['captured', 'refunded']) {
      shop.pass(minuteMs);
      await sweepPayments(shop.deps);
      expect(await shop.countsOf(buyer)).toEqual({ orders: [98], licenses: 0, charges: [charges] });
    }
    expect((await orderDetail(buyer.client, id)).payment_state).toBe('refunded');
  });

  it('keeps an order cancelled when the notification comes afterwards', async () => {
    const buyer = await shop.aBuyer('challenge');
    const form = await challenged(buyer);
    const fields = await answerChallenge(form, 'authenticate');
    const payload = { id: form.id, method: 'cancel' };
    await buyer.client.post('/api/order/bank/', { payload });
    await shop.notify(fields);
    shop.pass(minuteMs);
    await sweepPayments(shop.deps);
    const after = await shop.countsOf(buyer);
    expect(after).toMatchObject({ orders: [98], licenses: 0 });
    expect(['voided', 'refunded']).toContain(after.charges[0]);
  });

  it('leaves an order either cancelled or paid if both come at the same time', async () => {
    const buyer = await shop.aBuyer('challenge');
    for (let round = 0; round < 6; round += 1) {
      const form = await challenged(buyer, `race-${round}`);
      const fields = await answerChallenge(form, 'authenticate');
      const payload = { id: form.id, method: 'cancel' };
      const [cancelled] = await Promise.all([
        buyer.client.post('/api/order/bank/', { payload }),
        shop.notify(fields),
      ]);
      const { status, licenses } = await orderDetail(buyer.client, form.id);
      const isCancelled = !cancelled.json<{ error: boolean }>().error;
      expect([status, licenses.length]).toEqual(isCancelled ? [98, 0] : [1, 3]);
    }
    shop.pass(minuteMs);
    await sweepPayments(shop.deps);
    const open = await shop.deps.db
      .selectFrom('manager.payment')
      .select('id')
      .where('state', 'in', ['processing', 'challenge', 'refund_due'])
      .execute();
    expect(open).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { placed } from '../../../testing/builders/checkout.ts';
import { orderDetail } from '../../../testing/readers/orderDetail.ts';
import {
  answerChallenge,
  challenged,
  openCardShop,
  type CardShop,
} from '../../../testing/shops/openCardShop.ts';
import { settlePayment } from './settlePayment.ts';
import { sweepPayments } from './sweepPayments.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.close());

const minuteMs = 60_000;

describe('settlePayment', () => {
  it.each([{ amount: 49_499 }, { amount: 49_501 }, { currency: 'USD' }])(
    'counts as paid only with the exact amount (%j)',
    async (change) => {
      const buyer = await shop.aBuyer('challenge');
      const form = await challenged(buyer);
      await shop.take(buyer, change);
      const fields = await answerChallenge(form, 'authenticate');
      for (let times = 0; times < 3; times += 1) {
        expect((await shop.notify(fields)).statusCode).toBe(303);
        shop.pass(16 * minuteMs);
        await sweepPayments(shop.deps);
      }
      expect(await shop.countsOf(buyer)).toEqual({
        orders: [0],
        licenses: 0,
        charges: ['captured'],
      });
      const fresh = { ...buyer, client: await shop.signIn(buyer.person) };
      expect((await orderDetail(fresh.client, form.id)).payment_state).toBe('processing');
      const audit = await shop.deps.db
        .selectFrom('portal.audit_log')
        .select('details')
        .where('action', '=', 'payment.mismatch')
        .where('object', '=', form.number)
        .execute();
      expect(audit).toMatchObject([
        {
          details: {
            wanted: { amount: 49_500, currency: 'JPY' },
            taken: { amount: 49_500, currency: 'JPY', ...change },
          },
        },
      ]);
      await shop.take(buyer, { amount: 49_500, currency: 'JPY' });
      shop.pass(minuteMs);
      await sweepPayments(shop.deps);
      expect(await shop.countsOf(buyer)).toEqual({
        orders: [1],
        licenses: 3,
        charges: ['captured'],
      });
    },
  );

  it.each(['customer', 'gateway'] as const)(
    'with another amount taken ends when the %s gives it up',
    async (by) => {
      const buyer = await shop.aBuyer('challenge');
      const form = await challenged(buyer);
      await shop.take(buyer, { amount: 1 });
      await shop.notify(await answerChallenge(form, 'authenticate'));
      const payload = { id: form.id, method: 'cancel' };
      if (by === 'customer') await buyer.client.post('/api/order/bank/', { payload });
      else await shop.take(buyer, { state: 'refunded' });
      shop.pass(minuteMs);
      await sweepPayments(shop.deps);
      const orders = [by === 'customer' ? 98 : 2];
      expect(await shop.countsOf(buyer)).toEqual({ orders, licenses: 0, charges: ['refunded'] });
      expect((await orderDetail(buyer.client, form.id)).payment_state).toBe('refunded');
    },
  );

  it('records each state once if the gateway repeats it, late or out of order', async () => {
    const buyer = await shop.aBuyer('succeeds');
    const { id } = await placed(buyer.client, buyer.body);
    const { id: payment } = await shop.deps.db
      .selectFrom('manager.payment')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const captured = { state: 'captured', amount: 49_500, currency: 'JPY' } as const;
    await settlePayment(shop.deps, payment, captured);
    for (const state of ['voided', 'unknown', 'refunded'] as const) {
      await settlePayment(shop.deps, payment, { state });
    }
    await settlePayment(shop.deps, payment, captured);
    await settlePayment(shop.deps, payment, { state: 'challenge', data: 'x' });
    await settlePayment(shop.deps, payment, { state: 'declined', reason: 'x' });
    expect(await shop.countsOf(buyer)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
  });
});

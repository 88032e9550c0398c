import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { placeOrderAnswerSchema, type PlaceOrderAnswer } from '@portal/shared/contracts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';
import { orderOf, placed, refusalOf } from '../../../testing/builders/checkout.ts';
import { buyEmi, emiLicenses } from '../../../testing/builders/emi.ts';
import { orderDetail } from '../../../testing/readers/orderDetail.ts';
import {
  answerChallenge,
  openCardShop,
  type CardShop,
} from '../../../testing/shops/openCardShop.ts';
import { typeCommand } from '../../../testing/typeCommand.ts';
import { sweepPayments } from '../payments/sweepPayments.ts';

const dayMs = 24 * 60 * 60_000;
const note = ['--note', 'test'];

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.close());

type Behavior = Parameters<CardShop['aBuyer']>[0];

/** A buyer with a card and an order that waits for a transfer. */
async function aWaitingOrder(behavior: Behavior = 'succeeds') {
  const { person, client } = await shop.aBuyer();
  const card = await shop.aCard(person, behavior);
  const { id, number } = await placed(client, orderOf(shop));
  return { person, client, card, id, number };
}

let keys = 0;
async function pay(
  client: TestClient,
  { id, card }: { readonly id: string; readonly card: string },
  key = `pay-${(keys += 1)}`,
): Promise<PlaceOrderAnswer> {
  const payload = { customer_card_id: card };
  const headers = { 'idempotency-key': key };
  const answer = await client.post(`/api/order/${id}/pay`, { payload, headers });
  return placeOrderAnswerSchema.parse(answer.json());
}

const chargesOf = async (order: Awaited<ReturnType<typeof aWaitingOrder>>) =>
  (await shop.countsOf(order)).charges.toSorted();
const sweep = async () => {
  shop.pass(60_000);
  await sweepPayments(shop.deps);
};
const payByTransfer = (number: string) =>
  typeCommand(shop.operator, ['orders', 'pay', number, ...note]);

describe('POST /api/order/:id/pay', () => {
  it('pays an order that waits for a transfer; its number stays', async () => {
    const order = await aWaitingOrder();
    const { client, id, number } = order;
    expect(await pay(client, order)).toMatchObject({ id, number, status: 1 });
    expect(await orderDetail(client, id)).toMatchObject({
      number,
      status: 1,
      payment_type: 1,
      payment_method: 2,
      bank: null,
    });
    expect(await shop.countsOf(order)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
    expect(refusalOf(await pay(client, order))).toBe('not_payable');
  });

  it('issues the license of an EMI check', async () => {
    const { person, client } = await shop.aBuyer();
    const card = await shop.aCard(person);
    const id = await buyEmi(client);
    expect(await pay(client, { id, card })).toMatchObject({ status: 1 });
    expect((await emiLicenses(client)).available_licenses).toHaveLength(1);
  });

  it('keeps an order waiting after a declined card', async () => {
    const order = await aWaitingOrder('declined');
    const { person, client, id } = order;
    expect(await pay(client, order, 'a')).toMatchObject({ code: 'card_declined', id });
    expect(refusalOf(await pay(client, order, 'a'))).toBe('card_declined');
    expect(await orderDetail(client, id)).toMatchObject({
      status: 0,
      payment_method: 1,
      bank: { number: '0000000' },
    });
    const card = await shop.aCard(person);
    expect(refusalOf(await pay(client, { id, card }, 'a'))).toBe('key_reused');
    expect(await pay(client, { id, card })).toMatchObject({ status: 1 });
  });

  it('requests 3-D Secure, and pays when the cardholder returns', async () => {
    const order = await aWaitingOrder('challenge');
    const { client, id } = order;
    const asked = await pay(client, order, 'b');
    expect(await pay(client, order, 'b')).toEqual(asked);
    if (!('action' in asked)) throw new Error('no challenge');
    expect(await orderDetail(client, id)).toMatchObject({ status: 0, payment_state: 'challenge' });
    expect((await shop.notify(await answerChallenge(asked, 'authenticate'))).statusCode).toBe(303);
    expect(await orderDetail(client, id)).toMatchObject({ status: 1, payment_method: 2 });
  });

  it('charges once, whatever is clicked concurrently', async () => {
    const order = await aWaitingOrder();
    const { client } = order;
    const tries = ['x', 'x', 'y', 'x', 'z'];
    await Promise.all(tries.map((key) => pay(client, order, key)));
    await sweep();
    expect(await shop.countsOf(order)).toMatchObject({ orders: [1], licenses: 3 });
    expect((await chargesOf(order)).filter((state) => state === 'captured')).toHaveLength(1);
  });

  it('abandons no attempt for a key that was used in the meantime', async () => {
    const order = await aWaitingOrder('challenge');
    const { client } = order;
    const { gateway } = shop.deps;
    if (!gateway) throw new Error('no gateway');
    const cards = gateway.cards.bind(gateway);
    let second: PlaceOrderAnswer | undefined;
    // While the first call asks for the card, the same call is made again, then one with another key.
    jest.spyOn(gateway, 'cards').mockImplementationOnce(async (customer) => {
      await pay(client, order, 'first');
      second = await pay(client, order, 'second');
      return cards(customer);
    });
    expect(refusalOf(await pay(client, order, 'first'))).toBe('card_declined');
    if (!second || !('action' in second)) throw new Error('no challenge');
    await shop.notify(await answerChallenge(second, 'authenticate'));
    expect(await shop.countsOf(order)).toMatchObject({ orders: [1], licenses: 3 });
  });

  it('abandons an open attempt when another one begins', async () => {
    const order = await aWaitingOrder('challenge');
    const { person, client, id } = order;
    const first = await pay(client, order);
    if (!('action' in first)) throw new Error('no challenge');
    const card = await shop.aCard(person);
    expect(await pay(client, { id, card })).toMatchObject({ status: 1 });
    await shop.notify(await answerChallenge(first, 'authenticate'));
    await sweep();
    expect(await chargesOf(order)).toEqual(['captured', 'voided']);
    expect(await shop.countsOf(order)).toMatchObject({ orders: [1], licenses: 3 });
  });

  it.each([
    ['captured another amount', { state: 'captured', amount: 1, currency: 'JPY' }, 'not_payable'],
    ['refunded the money', { state: 'refunded' }, undefined],
  ] as const)(
    'goes on after an open attempt of which the gateway %s',
    async (_what, said, code) => {
      const order = await aWaitingOrder('challenge');
      await pay(order.client, order);
      const { gateway } = shop.deps;
      if (!gateway) throw new Error('no gateway');
      const voided = jest.spyOn(gateway, 'void').mockResolvedValue(said);
      const card = await shop.aCard(order.person);
      for (const _again of ['first', 'second']) {
        const { client, id } = order;
        const answer = await pay(client, { id, card }, `after-${said.state}`);
        expect('code' in answer ? answer.code : undefined).toBe(code);
      }
      expect(voided).toHaveBeenCalledTimes(1);
      voided.mockRestore();
    },
  );

  it('refunds if a transfer or a cancellation came first', async () => {
    for (const first of ['transfer', 'cancel'] as const) {
      const order = await aWaitingOrder('challenge');
      const { client, id, number } = order;
      const asked = await pay(client, order);
      if (!('action' in asked)) throw new Error('no challenge');
      if (first === 'transfer') expect((await payByTransfer(number)).code).toBe(0);
      else await client.post('/api/order/bank', { payload: { id, method: 'cancel' } });
      await shop.notify(await answerChallenge(asked, 'authenticate'));
      await sweep();
      await sweep();
      const back = await chargesOf(order);
      expect(['refunded', 'voided']).toContain(back[0]);
      expect(await orderDetail(client, id)).toMatchObject({
        status: first === 'transfer' ? 1 : 98,
        payment_method: 1,
      });
    }
  });

  it('accepts either a card payment or a concurrent transfer', async () => {
    const order = await aWaitingOrder();
    await Promise.all([pay(order.client, order), payByTransfer(order.number)]);
    await sweep();
    await sweep();
    const { payment_method } = await orderDetail(order.client, order.id);
    const captured = (await chargesOf(order)).filter((state) => state === 'captured');
    expect(captured).toHaveLength(payment_method === 2 ? 1 : 0);
    expect(await shop.countsOf(order)).toMatchObject({ orders: [1], licenses: 3 });
  });

  it('is refused after the due date, for another kind of order, and for unknown cards', async () => {
    const order = await aWaitingOrder();
    const { person, client, id, card } = order;
    expect(refusalOf(await pay(client, { id, card: 'none' }))).toBe('card_unknown');
    const after = await placed(client, orderOf(shop, { payment_type: 2 }));
    expect(refusalOf(await pay(client, { id: after.id, card }))).toBe('not_payable');
    const stranger = await aWaitingOrder();
    const foreign = { payload: { customer_card_id: stranger.card } };
    expect((await stranger.client.post(`/api/order/${id}/pay`, foreign)).statusCode).toBe(404);
    expect((await client.post(`/api/order/${id}/pay`, { payload: {} })).statusCode).toBe(422);
    shop.pass(20 * dayMs);
    const later = await shop.signIn(person);
    expect(refusalOf(await pay(later, order))).toBe('not_payable');
    expect(await chargesOf(order)).toEqual([]);
    shop.pass(-20 * dayMs);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { place, placed } from '../../../testing/builders/checkout.ts';
import { orderDetail } from '../../../testing/readers/orderDetail.ts';
import {
  answerChallenge,
  challenged,
  openCardShop,
  postForm,
  type CardShop,
} from '../../../testing/shops/openCardShop.ts';
import { signFields } from './secureFields.ts';
import { sweepPayments } from './sweepPayments.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.close());

const minuteMs = 60_000;

describe('an order paid by card', () => {
  it('is paid at once, and its licenses are issued', async () => {
    const buyer = await shop.aBuyer('succeeds');
    const order = await placed(buyer.client, buyer.body);
    expect(order).toMatchObject({ number: expect.stringMatching(/^C/), status: 1, duedate: null });
    expect(await orderDetail(buyer.client, order.id)).toMatchObject({
      status: 1,
      payment_state: 'paid',
      deliveried_at: expect.any(String),
      completed_at: expect.any(String),
      events: [{ kind: 'ordered' }, { kind: 'paid', by: 'system' }, { kind: 'delivered' }],
      licenses: [{ product_type: 'cd', renewal: 0 }, {}, {}],
    });
    expect(await shop.countsOf(buyer)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
  });

  it('is charged once despite concurrent and repeated calls', async () => {
    const buyer = await shop.aBuyer('succeeds');
    const send = () => place(buyer.client, buyer.body, 'card');
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map((answer) => ('number' in answer ? answer.number : answer))).toEqual(
      Array.from({ length: 4 }, () => ('number' in answers[3]! ? answers[3].number : '')),
    );
    expect(await shop.countsOf(buyer)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
  });

  it('fails when the card is declined', async () => {
    const buyer = await shop.aBuyer('declined');
    const answer = await place(buyer.client, buyer.body, 'declined');
    expect(answer).toMatchObject({ code: 'card_declined', id: expect.any(String) });
    expect(await place(buyer.client, buyer.body, 'declined')).toEqual(answer);
    expect(await shop.countsOf(buyer)).toEqual({ orders: [2], licenses: 0, charges: ['declined'] });
  });

  it('is paid once its cardholder is authenticated, however often the gateway reports it', async () => {
    const buyer = await shop.aBuyer('challenge');
    const form = await challenged(buyer, 'challenge');
    expect(await challenged(buyer, 'challenge')).toEqual(form);
    expect((await orderDetail(buyer.client, form.id)).payment_state).toBe('challenge');
    const fields = await answerChallenge(form, 'authenticate');
    const answers = await Promise.all([shop.notify(fields), shop.notify(fields)]);
    answers.push(await shop.notify(fields));
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers.location]).toEqual([303, `/3dsec_finished?o=${form.id}`]);
    }
    expect(await shop.countsOf(buyer)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
    const events = (await orderDetail(buyer.client, form.id)).events.map(({ kind }) => kind);
    expect(events).toEqual(['ordered', 'paid', 'delivered']);
  });

  it.each([
    ['challenge', 'refuse'],
    ['authentication_failed', null],
  ] as const)('fails if its cardholder is not authenticated (%s)', async (behavior, answer) => {
    const buyer = await shop.aBuyer(behavior);
    const form = await challenged(buyer);
    const fields =
      answer === null
        ? (await postForm(form.action, form.params)).fields
        : await answerChallenge(form, answer);
    expect((await shop.notify(fields)).statusCode).toBe(303);
    expect(await shop.countsOf(buyer)).toEqual({ orders: [2], licenses: 0, charges: ['declined'] });
  });

  it('refuses notifications not signed by the gateway, and forms not signed by the portal', async () => {
    const buyer = await shop.aBuyer('challenge');
    const form = await challenged(buyer);
    const fields = await answerChallenge(form, 'authenticate');
    const forged = signFields(fields, 'a secret that is not the gateway’s');
    for (const sent of [
      { ...fields, messageDigest: 'x' },
      { ...fields, userId: 'other' },
      forged,
    ]) {
      expect((await shop.notify(sent)).statusCode).toBe(404);
    }
    expect((await shop.countsOf(buyer)).orders).toEqual([0]);
    const changed = { ...form.params, threeDSNotificationUrl: 'https://evil.example/' };
    expect((await postForm(form.action, changed)).status).toBe(400);
    // The form claims an authenticated cardholder; the gateway knows otherwise.
    const other = await shop.aBuyer('challenge');
    const second = await challenged(other);
    const { userId, keyAlias, threeDSMerchantTransID, threedsAuthenticationData } = second.params;
    const told = { userId, keyAlias, threeDSMerchantTransID, threedsAuthenticationData };
    await shop.notify(signFields(told, shop.gatewayOf().secret));
    expect(await shop.countsOf(other)).toEqual({
      orders: [0],
      licenses: 0,
      charges: ['challenge'],
    });
  });

  it('fails if its cardholder does not return in time, and stays failed if they return late', async () => {
    const buyer = await shop.aBuyer('challenge');
    const form = await challenged(buyer);
    const fields = await answerChallenge(form, 'authenticate');
    shop.pass(16 * minuteMs);
    await sweepPayments(shop.deps);
    expect((await shop.notify(fields)).statusCode).toBe(303);
    expect(await shop.countsOf(buyer)).toEqual({ orders: [2], licenses: 0, charges: ['voided'] });
  });
});

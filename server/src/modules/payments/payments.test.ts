import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cardsSchema, orderSchema, type SecureForm } from '@portal/shared/contracts';
import { addDays, toCalendarDay } from '@portal/shared/domain';
import { createManagerApp } from '../../app.ts';
import { openShop, orderOf, place, placed, type Shop } from '../../testing/builders/checkout.ts';
import { aLicense } from '../../testing/builders/licenses.ts';
import { aPerson, type TestPerson } from '../../testing/builders/people.ts';
import { signIn, type TestClient } from '../../testing/browsers/TestClient.ts';
import type { CardBehavior } from '../../db/tables/sandbox.ts';
import { createGatewayClient } from './createGatewayClient.ts';
import { notificationPath, signFields } from './secureFields.ts';
import { settlePayment } from './settlePayment.ts';
import { sweepPayments } from './sweepPayments.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

function gatewayOf() {
  const { gateway } = shop.deps.config;
  if (!gateway) throw new Error('the demo has a gateway');
  return gateway;
}

const minuteMs = 60_000;

interface Buyer {
  readonly person: TestPerson;
  readonly client: TestClient;
}

async function aBuyer(behavior?: CardBehavior): Promise<Buyer & { readonly body: object }> {
  const person = await aPerson(shop.deps);
  const card = behavior && (await shop.aCard(person, behavior));
  const client = await shop.signIn(person);
  const body = orderOf(shop, { payment_method: 2, customer_card_id: card });
  return { person, client, body };
}

const detail = async ({ client }: Pick<Buyer, 'client'>, id: string) =>
  orderSchema.parse((await client.get(`/api/order/${id}`)).json());

/** Orders, and what the gateway and the licenses have to say to them. */
async function countsOf({ person }: Pick<Buyer, 'person'>) {
  const { db } = shop.deps;
  const of = person.team.id;
  const orders = await db
    .selectFrom('manager.order')
    .select('status')
    .where('team_id', '=', of)
    .execute();
  const licenses = await db
    .selectFrom('manager.license')
    .select('id')
    .where('team_id', '=', of)
    .execute();
  const charges = await db
    .selectFrom('sandbox.payment')
    .select('state')
    .where('customer', '=', `user-${person.id}`)
    .execute();
  return {
    orders: orders.map(({ status }) => status),
    licenses: licenses.length,
    charges: charges.map(({ state }) => state),
  };
}

/** Places an order whose card's holder is to prove who they are. */
async function challenged(
  { client, body }: { readonly client: TestClient; readonly body: object },
  key?: string,
): Promise<SecureForm> {
  const answer = await place(client, body, key);
  if (!('action' in answer)) throw new Error(`no challenge: ${JSON.stringify(answer)}`);
  return answer;
}

/** Posts a form to the gateway as a browser does. @returns the fields of the page's form. */
async function post(url: string, fields: Readonly<Record<string, string>>) {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  const html = await answer.text();
  const inputs = html.matchAll(/name="(\w+)" value="([^"]*)"/g);
  const found = Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
  return { status: answer.status, html, fields: found };
}

/** Goes through the challenge. @returns what the browser brings back to the portal. */
async function answerChallenge({ action, params }: SecureForm, answer: string) {
  const question = await post(action, params);
  expect(question.html).toContain('Sandbox card authentication');
  const { payment = '', data = '' } = question.fields;
  const back = await post(new URL('/3ds/answer', action).href, { payment, data, answer });
  return back.fields;
}

const notify = (fields: Readonly<Record<string, string>>) =>
  shop.manager.inject({
    method: 'POST',
    url: notificationPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe('GET /api/payments/', () => {
  it('lists the person’s cards, masked, and says when the gateway is away', async () => {
    const buyer = await aBuyer('succeeds');
    await aBuyer('declined');
    const cards = cardsSchema.parse((await buyer.client.get('/api/payments/')).json());
    expect(cards).toEqual([
      {
        customer_card_id: expect.any(String),
        card_number: '**** **** **** 4242',
        cardholder_name: 'HANAKO SATO',
        brand: 'Visa',
        expiry: '12/40',
        expired: 0,
      },
    ]);
    const nobody = createGatewayClient({ ...gatewayOf(), url: 'http://127.0.0.1:9' });
    const deps = { ...shop.deps, gateway: nobody };
    const manager = createManagerApp(deps);
    const client = await signIn({ deps, manager }, buyer.person);
    const answer = await client.get('/api/payments/');
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'gateway_away' }]);
    expect(await place(client, buyer.body)).toMatchObject({ code: 'gateway_away' });
    expect((await countsOf(buyer)).orders).toEqual([]);
    await manager.close();
  });
});

describe('the gateway', () => {
  it('is given so long and no longer', async () => {
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const late = createGatewayClient({ ...gatewayOf(), url, timeoutSeconds: 0.1 }).find('x');
    await expect(late).rejects.toMatchObject({
      name: 'GatewayAwayError',
      cause: { name: 'TimeoutError' },
    });
    silent.close();
    silent.closeAllConnections();
  });
});

describe('a card order', () => {
  it('is paid at once, and its licenses are there', async () => {
    const buyer = await aBuyer('succeeds');
    const order = await placed(buyer.client, buyer.body);
    expect(order).toMatchObject({ number: expect.stringMatching(/^C/), status: 1, duedate: null });
    expect(await detail(buyer, order.id)).toMatchObject({
      status: 1,
      payment_state: 'paid',
      deliveried_at: expect.any(String),
      completed_at: expect.any(String),
      events: [{ kind: 'ordered' }, { kind: 'paid', by: 'system' }, { kind: 'delivered' }],
      licenses: [{ product_type: 'cd', renewal: 0 }, {}, {}],
    });
    expect(await countsOf(buyer)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
  });

  it('is charged once when it is sent in parallel and again', async () => {
    const buyer = await aBuyer('succeeds');
    const send = () => place(buyer.client, buyer.body, 'card');
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map((answer) => ('number' in answer ? answer.number : answer))).toEqual(
      Array.from({ length: 4 }, () => ('number' in answers[3]! ? answers[3].number : '')),
    );
    expect(await countsOf(buyer)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
  });

  it('fails when the card is declined', async () => {
    const buyer = await aBuyer('declined');
    const answer = await place(buyer.client, buyer.body, 'declined');
    expect(answer).toMatchObject({ code: 'card_declined', id: expect.any(String) });
    expect(await place(buyer.client, buyer.body, 'declined')).toEqual(answer);
    expect(await countsOf(buyer)).toEqual({ orders: [2], licenses: 0, charges: ['declined'] });
  });

  it('is paid once its holder has proved who they are, however often that is told', async () => {
    const buyer = await aBuyer('challenge');
    const form = await challenged(buyer, 'challenge');
    expect(await challenged(buyer, 'challenge')).toEqual(form);
    expect((await detail(buyer, form.id)).payment_state).toBe('challenge');
    const fields = await answerChallenge(form, 'authenticate');
    const answers = await Promise.all([notify(fields), notify(fields)]);
    answers.push(await notify(fields));
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers.location]).toEqual([303, `/3dsec_finished?o=${form.id}`]);
    }
    expect(await countsOf(buyer)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
    const events = (await detail(buyer, form.id)).events.map(({ kind }) => kind);
    expect(events).toEqual(['ordered', 'paid', 'delivered']);
  });

  it.each([
    ['challenge', 'refuse'],
    ['authentication_failed', null],
  ] as const)('fails when its holder is not authenticated (%s)', async (behavior, answer) => {
    const buyer = await aBuyer(behavior);
    const form = await challenged(buyer);
    const fields =
      answer === null
        ? (await post(form.action, form.params)).fields
        : await answerChallenge(form, answer);
    expect((await notify(fields)).statusCode).toBe(303);
    expect(await countsOf(buyer)).toEqual({ orders: [2], licenses: 0, charges: ['declined'] });
  });

  it('believes no notification that the gateway has not signed, and no form that is not ours', async () => {
    const buyer = await aBuyer('challenge');
    const form = await challenged(buyer);
    const fields = await answerChallenge(form, 'authenticate');
    const forged = signFields(fields, 'a secret that is not the gateway’s');
    for (const sent of [
      { ...fields, messageDigest: 'x' },
      { ...fields, userId: 'other' },
      forged,
    ]) {
      expect((await notify(sent)).statusCode).toBe(404);
    }
    expect((await countsOf(buyer)).orders).toEqual([0]);
    const changed = { ...form.params, threeDSNotificationUrl: 'https://evil.example/' };
    expect((await post(form.action, changed)).status).toBe(400);
    // Authenticated in words only: the gateway knows better.
    const other = await aBuyer('challenge');
    const second = await challenged(other);
    const { userId, keyAlias, threeDSMerchantTransID, threedsAuthenticationData } = second.params;
    const told = { userId, keyAlias, threeDSMerchantTransID, threedsAuthenticationData };
    await notify(signFields(told, gatewayOf().secret));
    expect(await countsOf(other)).toEqual({ orders: [0], licenses: 0, charges: ['challenge'] });
  });

  it('fails when its holder does not come back in time, and stays so when they come late', async () => {
    const buyer = await aBuyer('challenge');
    const form = await challenged(buyer);
    const fields = await answerChallenge(form, 'authenticate');
    shop.pass(16 * minuteMs);
    await sweepPayments(shop.deps);
    expect((await notify(fields)).statusCode).toBe(303);
    expect(await countsOf(buyer)).toEqual({ orders: [2], licenses: 0, charges: ['voided'] });
  });

  it('is paid in the end when the gateway charges and does not answer', async () => {
    const buyer = await aBuyer('time_out');
    const order = await placed(buyer.client, buyer.body);
    expect(order.status).toBe(0);
    expect((await detail(buyer, order.id)).payment_state).toBe('processing');
    shop.pass(minuteMs);
    await sweepPayments(shop.deps);
    expect(await countsOf(buyer)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
  });

  it('that cannot be settled keeps no other one waiting', async () => {
    const stuck = await aBuyer('time_out');
    const { id } = await aLicense(shop.deps, stuck.person.team);
    const renewal = { ...stuck.body, cd: '{}', licenses: JSON.stringify([{ id, count: 1 }]) };
    const order = await placed(stuck.client, renewal);
    const licenses = shop.deps.db.updateTable('manager.license').where('id', '=', id);
    await licenses.set({ end_at: '2030-01-01' }).execute();
    const buyer = await aBuyer('time_out');
    await placed(buyer.client, buyer.body);
    shop.pass(minuteMs);
    await sweepPayments(shop.deps);
    expect((await detail(stuck, order.id)).status).toBe(0);
    expect(await countsOf(buyer)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
    const { start_at } = await shop.deps.db
      .selectFrom('manager.order_item')
      .select('start_at')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    await licenses.set({ end_at: addDays(toCalendarDay(start_at), -1) }).execute();
    shop.pass(minuteMs);
    await sweepPayments(shop.deps);
    expect((await detail(stuck, order.id)).status).toBe(1);
  });

  it('gives money back that was taken for an order cancelled meanwhile', async () => {
    const buyer = await aBuyer('time_out');
    const { id } = await placed(buyer.client, buyer.body);
    const payload = { id, method: 'cancel' };
    expect((await buyer.client.post('/api/order/bank/', { payload })).json()).toEqual({
      error: false,
    });
    for (const charges of ['captured', 'refunded']) {
      shop.pass(minuteMs);
      await sweepPayments(shop.deps);
      expect(await countsOf(buyer)).toEqual({ orders: [98], licenses: 0, charges: [charges] });
    }
    expect((await detail(buyer, id)).payment_state).toBe('refunded');
  });

  it('is not paid by a notification that comes after its cancelling', async () => {
    const buyer = await aBuyer('challenge');
    const form = await challenged(buyer);
    const fields = await answerChallenge(form, 'authenticate');
    const payload = { id: form.id, method: 'cancel' };
    await buyer.client.post('/api/order/bank/', { payload });
    await notify(fields);
    shop.pass(minuteMs);
    await sweepPayments(shop.deps);
    const after = await countsOf(buyer);
    expect(after).toMatchObject({ orders: [98], licenses: 0 });
    expect(['voided', 'refunded']).toContain(after.charges[0]);
  });

  it('is either cancelled or paid when both come at once', async () => {
    const buyer = await aBuyer('challenge');
    for (let round = 0; round < 6; round += 1) {
      const form = await challenged(buyer, `race-${round}`);
      const fields = await answerChallenge(form, 'authenticate');
      const payload = { id: form.id, method: 'cancel' };
      const [cancelled] = await Promise.all([
        buyer.client.post('/api/order/bank/', { payload }),
        notify(fields),
      ]);
      const { status, licenses } = await detail(buyer, form.id);
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

  /** Lets the gateway take another amount than it was asked for. */
  const take = async ({ person }: Pick<Buyer, 'person'>, change: object) => {
    const payments = shop.deps.db.updateTable('sandbox.payment').set(change);
    await payments.where('customer', '=', `user-${person.id}`).execute();
  };

  it.each([{ amount: 49_499 }, { amount: 49_501 }, { currency: 'USD' }])(
    'counts as paid only by its own amount (%j)',
    async (change) => {
      const buyer = await aBuyer('challenge');
      const form = await challenged(buyer);
      await take(buyer, change);
      const fields = await answerChallenge(form, 'authenticate');
      for (let times = 0; times < 3; times += 1) {
        expect((await notify(fields)).statusCode).toBe(303);
        shop.pass(16 * minuteMs);
        await sweepPayments(shop.deps);
      }
      expect(await countsOf(buyer)).toEqual({ orders: [0], licenses: 0, charges: ['captured'] });
      const fresh = { ...buyer, client: await shop.signIn(buyer.person) };
      expect((await detail(fresh, form.id)).payment_state).toBe('processing');
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
      await take(buyer, { amount: 49_500, currency: 'JPY' });
      shop.pass(minuteMs);
      await sweepPayments(shop.deps);
      expect(await countsOf(buyer)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
    },
  );

  it.each(['customer', 'gateway'] as const)(
    'of which another amount was taken ends when the %s gives it up',
    async (by) => {
      const buyer = await aBuyer('challenge');
      const form = await challenged(buyer);
      await take(buyer, { amount: 1 });
      await notify(await answerChallenge(form, 'authenticate'));
      const payload = { id: form.id, method: 'cancel' };
      if (by === 'customer') await buyer.client.post('/api/order/bank/', { payload });
      else await take(buyer, { state: 'refunded' });
      shop.pass(minuteMs);
      await sweepPayments(shop.deps);
      const orders = [by === 'customer' ? 98 : 2];
      expect(await countsOf(buyer)).toEqual({ orders, licenses: 0, charges: ['refunded'] });
      expect((await detail(buyer, form.id)).payment_state).toBe('refunded');
    },
  );

  it('records what the gateway says again, late or out of order, once', async () => {
    const buyer = await aBuyer('succeeds');
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
    expect(await countsOf(buyer)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderOf, placed } from '../../../testing/builders/checkout.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { openBackOffice, type BackOffice } from '../../../testing/shops/openBackOffice.ts';
import { orderDetail } from '../../../testing/readers/orderDetail.ts';
import { sweepPayments } from '../payments/sweepPayments.ts';

let shop: BackOffice;
beforeAll(async () => {
  shop = await openBackOffice();
});
afterAll(() => shop.close());

describe('refundOrder', () => {
  it('moves the end of renewed licenses back, and takes new licenses away', async () => {
    const { person, client } = await shop.aBuyer();
    const { id } = await aLicense(shop.deps, person.team);
    const before = (await shop.licensesOf(person))[0]?.end_at ?? '';
    const customer_card_id = await shop.aCard(person);
    const licenses = JSON.stringify([{ id, count: 1 }]);
    const order = await placed(
      client,
      orderOf(shop, { licenses, payment_method: 2, customer_card_id }),
    );
    const renewed = await shop.licensesOf(person);
    expect(renewed).toHaveLength(4);
    expect((renewed[0]?.end_at ?? '') > before).toBe(true);
    const refund = () => shop.portal('orders', 'refund', order.number, '--note', 'complaint');
    expect(await refund()).toEqual({ code: 0, said: `${order.number}  cancelled_by_vendor` });
    expect(await refund()).toMatchObject({ code: 1 });
    const after = await shop.licensesOf(person);
    expect(after.map(({ withdrawn_at }) => withdrawn_at === null)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(after[0]?.end_at).toBe(before);
    expect((await client.get('/api/licenses/')).json()).toHaveLength(1);
    expect(await orderDetail(client, order.id)).toMatchObject({
      status: 99,
      payment_state: 'refunded',
      licenses: [],
      refunded_at: expect.any(String),
    });
    const asked = { payload: { order_id: order.id } };
    expect((await client.post('/api/pdf/credit/', asked)).body).not.toBe('');
    expect((await client.post('/api/pdf/invoice/', asked)).body).toBe('');
    const charges = await shop.deps.db
      .selectFrom('sandbox.payment')
      .select('state')
      .where('customer', '=', `user-${person.id}`)
      .execute();
    expect(charges).toEqual([{ state: 'refunded' }]);
  });

  it('waits until the operator has returned the money of a bank transfer', async () => {
    const { person, client } = await shop.aBuyer();
    const { id, number } = await placed(client, orderOf(shop));
    const act = async (verb: string) =>
      (await shop.portal('orders', verb, number, '--note', 'x')).said;
    expect(await act('refund')).toContain('The order is not paid');
    await act('pay');
    expect(await act('refund-sent')).toContain('No transfer has to be sent');
    expect(await act('refund')).toContain('cancelled_by_vendor');
    const waits = async () => (await shop.portal('orders', 'waiting')).said;
    const line = `${number}  refund by transfer  49500 JPY`;
    shop.pass(60_000);
    await sweepPayments(shop.deps);
    expect(await waits()).toContain(line);
    expect((await orderDetail(client, id)).payment_state).toBe('refund_due');
    const licenses = await shop.licensesOf(person);
    expect(licenses.map(({ withdrawn_at }) => withdrawn_at === null)).toEqual([
      false,
      false,
      false,
    ]);
    expect((await client.post('/api/pdf/credit/', { payload: { order_id: id } })).body).not.toBe(
      '',
    );
    // The credit note refers to the invoice, which nobody had requested before.
    const books = await shop.deps.db
      .selectFrom('manager.order_document')
      .select('number')
      .where('order_id', '=', id)
      .orderBy('number')
      .execute();
    expect(books.map((document) => document.number)).toEqual([`${number}-I1`, `${number}-N1`]);
    expect(await act('refund-sent')).toBe(`${number}  cancelled_by_vendor`);
    expect((await orderDetail(client, id)).payment_state).toBe('refunded');
    expect(await waits()).not.toContain(number);
    expect(await act('refund-sent')).toContain('No transfer has to be sent');
  });

  it('refunds a card payment, also of another amount', async () => {
    const { person, client } = await shop.aBuyer();
    const customer_card_id = await shop.aCard(person, 'time_out');
    const { id, number } = await placed(
      client,
      orderOf(shop, { payment_method: 2, customer_card_id }),
    );
    await shop.deps.db
      .updateTable('sandbox.payment')
      .set({ amount: 50_000 })
      .where('customer', '=', `user-${person.id}`)
      .execute();
    shop.pass(60_000);
    await sweepPayments(shop.deps);
    const waits = async () => (await shop.portal('orders', 'waiting')).said;
    expect(await waits()).toContain(`${number}  OTHER AMOUNT TAKEN  49500 JPY  taken 50000 JPY`);
    const refund = () => shop.portal('orders', 'refund', number, '--note', 'x');
    expect(await refund()).toEqual({ code: 0, said: `${number}  cancelled_by_vendor` });
    expect(await refund()).toMatchObject({ code: 1 });
    expect(await waits()).not.toContain(number);
    expect(await orderDetail(client, id)).toMatchObject({
      status: 99,
      payment_state: 'refunded',
      refunded_at: null,
      licenses: [],
    });
    await shop.runJobs();
    const { body } = await shop.deps.db
      .selectFrom('portal.mail_outbox')
      .select('body')
      .where('subject', '=', `Payment refunded (${number})`)
      .executeTakeFirstOrThrow();
    expect(body).toContain('no license was issued');
  });

  it('waits while another order renews the licenses', async () => {
    const { person, client } = await shop.aBuyer();
    const card = { payment_method: 2, customer_card_id: await shop.aCard(person) };
    const first = await placed(client, orderOf(shop, { cd: '{"m1":1}', ...card }));
    const [license] = await shop.licensesOf(person);
    const licenses = JSON.stringify([{ id: license?.id, count: 1 }]);
    const renewal = orderOf(shop, { cd: '{}', licenses });
    const second = await placed(client, renewal);
    const refund = () => shop.portal('orders', 'refund', first.number, '--note', 'x');
    expect((await refund()).said).toContain('is being renewed by another order');
    await shop.portal('orders', 'pay', second.number, '--note', 'x');
    expect((await refund()).said).toContain('has been renewed since');
    expect((await orderDetail(client, first.id)).status).toBe(1);
  });

  it('writes every act to the audit log', async () => {
    const acts = await shop.deps.db.selectFrom('portal.audit_log').select('action').execute();
    for (const action of [
      'order.refund',
      'order.refund_sent',
      'payment.mismatch',
      'license.take_back',
    ])
      expect(acts).toContainEqual({ action });
  });
});

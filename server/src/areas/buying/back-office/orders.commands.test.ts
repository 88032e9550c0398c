import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderOf, placed } from '../../../testing/builders/checkout.ts';
import { openBackOffice, type BackOffice } from '../../../testing/shops/openBackOffice.ts';
import { orderDetail } from '../../../testing/readers/orderDetail.ts';
import { sealAudit } from '../../team/audit/sealAudit.ts';

let shop: BackOffice;
beforeAll(async () => {
  shop = await openBackOffice();
});
afterAll(() => shop.close());

const dayMs = 86_400_000;

describe('the operator’s commands for orders', () => {
  it('pays an order once, on the day of its transfer', async () => {
    const { person, client } = await shop.aBuyer();
    const order = await placed(client, orderOf(shop));
    shop.pass(dayMs);
    const pay = () =>
      shop.portal('orders', 'pay', order.number, '--note', 'slip 7', '--on', '2026-11-22');
    expect(await pay()).toEqual({ code: 0, said: `${order.number}  paid` });
    expect(await pay()).toEqual({ code: 1, said: 'The order is paid already.' });
    expect(await shop.licensesOf(person)).toHaveLength(3);
    const fresh = await shop.signIn(person);
    expect(await orderDetail(fresh, order.id)).toMatchObject({
      completed_at: '2026-11-21T15:00:00.000Z',
      bank: { number: '0000000' },
    });
    expect((await shop.portal('orders', 'pay', 'S0', '--note', 'x')).said).toContain(
      'knows nothing of this name',
    );
    expect((await shop.portal('orders', 'pay', order.number)).code).toBe(2);
    const customer_card_id = await shop.aCard(person, 'time_out');
    const byCard = await placed(fresh, orderOf(shop, { payment_method: 2, customer_card_id }));
    expect((await shop.portal('orders', 'pay', byCard.number, '--note', 'x')).said).toContain(
      'is paid by card',
    );
  });

  it('delivers an order when its credit is approved, and records its payment later', async () => {
    const { person, client } = await shop.aBuyer();
    const order = await placed(client, orderOf(shop, { payment_type: 2 }));
    expect(await shop.portal('orders', 'approve', order.number, '--note', 'ok')).toMatchObject({
      code: 0,
    });
    expect(await shop.licensesOf(person)).toHaveLength(3);
    const payload = { id: order.id, method: 'cancel' };
    expect((await client.post('/api/order/bank', { payload })).json()).toMatchObject({
      error: true,
      code: 'not_cancellable',
    });
    await shop.portal('orders', 'pay', order.number, '--note', 'ok');
    expect(await shop.licensesOf(person)).toHaveLength(3);
    const { events, status } = await orderDetail(client, order.id);
    expect([status, events.map(({ kind }) => kind)]).toEqual([
      1,
      ['ordered', 'approved', 'delivered', 'paid'],
    ]);
    const refused = await placed(client, orderOf(shop, { payment_type: 2 }));
    await shop.portal('orders', 'refuse', refused.number, '--note', 'no');
    expect((await orderDetail(client, refused.id)).status).toBe(99);
    expect((await shop.portal('orders', 'approve', refused.number, '--note', 'x')).said).toContain(
      'was cancelled, not paid in time, or refunded',
    );
  });

  it('reissues a document that was wrong', async () => {
    const { person, client } = await shop.aBuyer();
    const order = await placed(client, orderOf(shop));
    const token = async () =>
      (await client.post('/api/pdf/invoice/', { payload: { order_id: order.id } })).body;
    const first = await client.get(`/pdf/invoice/${await token()}`);
    await shop.deps.db
      .updateTable('manager.team_ref')
      .set({ name: 'Renamed Works' })
      .where('id', '=', person.team.id)
      .execute();
    const reissue = (kind: string) =>
      shop.portal('orders', 'reissue', order.number, '--kind', kind, '--note', 'new name');
    expect(await reissue('invoice')).toEqual({ code: 0, said: `${order.number}-I2` });
    const second = await client.get(`/pdf/invoice/${await token()}`);
    expect(second.headers['content-disposition']).toContain(`${order.number}-I2.pdf`);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
    expect((await reissue('receipt')).said).toContain('has no such document');
  });

  it('leaves every act in the audit log, whose chain is intact', async () => {
    await sealAudit(shop.deps);
    expect(await shop.portal('audit', 'verify')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Sealed and unchanged'),
    });
    const acts = await shop.deps.db.selectFrom('portal.audit_log').select('action').execute();
    for (const action of [
      'order.place',
      'order.pay',
      'order.approve',
      'order.refuse',
      'license.issue',
    ])
      expect(acts).toContainEqual({ action });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderOf, placed } from '../../../testing/builders/checkout.ts';
import { aTeam } from '../../../testing/builders/people.ts';
import { openBackOffice, type BackOffice } from '../../../testing/shops/openBackOffice.ts';

let shop: BackOffice;
beforeAll(async () => {
  shop = await openBackOffice();
});
afterAll(() => shop.close());

describe('orders waiting', () => {
  it('lists orders with slips to be posted until they are posted', async () => {
    const { client, person } = await shop.aBuyer({
      team: await aTeam(shop.deps, { name: 'Slip Works' }),
    });
    const order = await placed(client, orderOf(shop, { paper_invoice: 1, paper_receipt: 1 }));
    const waits = async () =>
      (await shop.portal('orders', 'waiting')).said
        .split('\n')
        .filter((line) => line.includes('Slip Works'));
    expect(await waits()).toEqual([
      expect.stringContaining(`${order.number}  transfer  51700 JPY`),
    ]);
    await shop.portal('orders', 'pay', order.number, '--note', 'x');
    expect(await waits()).toEqual([expect.stringContaining('slips  51700 JPY')]);
    // 47,000 yen without tax: no revenue stamp.
    expect((await waits())[0]).toContain('invoice, receipt  Slip Works');
    await shop.portal('orders', 'slips-posted', order.number, '--note', 'tracking 1');
    expect(await waits()).toEqual([]);
    const stamped = orderOf(shop, { cd: '{"m1":4}', paper_receipt: 1 });
    const large = await placed(client, stamped);
    await shop.portal('orders', 'pay', large.number, '--note', 'x');
    expect((await waits())[0]).toContain('receipt  stamp 200 JPY  Slip Works');
    await shop.portal('orders', 'slips-posted', large.number, '--note', 'x');
    const customer_card_id = await shop.aCard(person);
    await placed(client, { ...stamped, payment_method: 2, customer_card_id });
    expect((await waits())[0]).toContain('receipt  Slip Works');
    expect(person.team.name).toBe('Slip Works');
  });

  it('leaves every act in the audit log', async () => {
    const acts = await shop.deps.db.selectFrom('portal.audit_log').select('action').execute();
    for (const action of ['order.slips_posted']) expect(acts).toContainEqual({ action });
  });
});

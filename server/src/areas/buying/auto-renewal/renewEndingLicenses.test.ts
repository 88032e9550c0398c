import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { orderOf, place, placed } from '../../../testing/builders/checkout.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aTeam } from '../../../testing/builders/people.ts';
import {
  openBackOffice,
  type BackOffice,
  type Buyer,
} from '../../../testing/shops/openBackOffice.ts';
import { orderDetail } from '../../../testing/readers/orderDetail.ts';
import { renewEndingLicenses } from './renewEndingLicenses.ts';

let shop: BackOffice;
beforeAll(async () => {
  shop = await openBackOffice();
});
afterAll(() => shop.close());

describe('renewEndingLicenses', () => {
  const ordersOf = async ({ person }: Buyer) =>
    shop.deps.db
      .selectFrom('manager.order')
      .select(['id', 'number', 'origin', 'status', 'duedate'])
      .where('team_id', '=', person.team.id)
      .where('origin', '=', 'auto_renewal')
      .execute();

  it('orders licenses that end within 30 days once, and not again after a cancelled order', async () => {
    const buyer = await shop.aBuyer();
    const today = tokyoDay(shop.deps.clock());
    const add = (days: number, autoRenewal = true) =>
      aLicense(shop.deps, buyer.person.team, {
        startsOn: addDays(today, -300),
        endsOn: addDays(today, days),
        autoRenewal,
      });
    const [ending] = [await add(20), await add(20), await add(31), await add(20, false)];
    // A cancelled order does not determine the term of the renewal.
    const renewal = { cd: '{}', licenses: JSON.stringify([{ id: ending.id, count: 1 }]) };
    const givenUp = await placed(buyer.client, orderOf(shop, renewal));
    const cancelled = { id: givenUp.id, method: 'cancel' };
    await buyer.client.post('/api/order/bank', { payload: cancelled });
    await Promise.all([renewEndingLicenses(shop.deps), renewEndingLicenses(shop.deps)]);
    await renewEndingLicenses(shop.deps);
    const [order, ...others] = await ordersOf(buyer);
    expect(others).toEqual([]);
    const made = await orderDetail(buyer.client, order?.id ?? '');
    expect(made).toMatchObject({
      origin: 'auto_renewal',
      status: 0,
      payment_type: 1,
      items: [
        { quantity: 1, month: 10 },
        { quantity: 1, month: 10 },
      ],
      events: [{ kind: 'ordered', by: 'system', by_name: null }],
    });
    expect((order?.duedate ?? '') > addDays(today, 14)).toBe(true);
    expect(await place(buyer.client, orderOf(shop, renewal))).toMatchObject({
      code: 'not_renewable',
    });
    const payload = { id: order?.id, method: 'cancel' };
    await buyer.client.post('/api/order/bank', { payload });
    await renewEndingLicenses(shop.deps);
    expect(await ordersOf(buyer)).toHaveLength(1);
    await shop.runJobs();
    const mails = await shop.deps.db
      .selectFrom('portal.mail_outbox')
      .select('subject')
      .where('recipient', '=', buyer.person.email)
      .orderBy('id')
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain(
      `Renewal order for your licenses (${order?.number ?? ''})`,
    );
  });

  const ending = (buyer: Buyer, days: number) =>
    aLicense(shop.deps, buyer.person.team, {
      endsOn: addDays(tokyoDay(shop.deps.clock()), days),
      autoRenewal: true,
    });

  it('makes one order per team and end date', async () => {
    const buyer = await shop.aBuyer();
    for (const days of [3, 3, 7]) await ending(buyer, days);
    const other = await shop.aBuyer();
    await ending(other, 3);
    await renewEndingLicenses(shop.deps);
    const orders = await ordersOf(buyer);
    const sizes = await Promise.all(
      orders.map(async ({ id }) => (await orderDetail(buyer.client, id)).items.length),
    );
    expect(sizes.toSorted()).toEqual([1, 2]);
    expect(await ordersOf(other)).toHaveLength(1);
  });

  it('bills agents at the end of the month, and waits for their approval', async () => {
    const agent = await shop.aBuyer({ team: await aTeam(shop.deps, { agent: true }) });
    await ending(agent, 20);
    await renewEndingLicenses(shop.deps);
    const [order] = await ordersOf(agent);
    expect(await orderDetail(agent.client, order?.id ?? '')).toMatchObject({
      payment_type: 2,
      permit_after_pay: 0,
      billdate: '2026-11-30',
      duedate: '2026-12-31',
    });
  });

  it.each([
    ['a community team', { edition: 'community' }],
    ['a team abroad', { country_code: 'US' }],
  ] as const)('orders nothing for %s', async (_whom, given) => {
    const buyer = await shop.aBuyer({ team: await aTeam(shop.deps, given) });
    await ending(buyer, 20);
    await renewEndingLicenses(shop.deps);
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it('orders nothing if the portal has no seller or no bank', async () => {
    const buyer = await shop.aBuyer();
    await ending(buyer, 20);
    for (const missing of [{ vendor: undefined }, { bank: undefined }]) {
      const config = { ...shop.deps.config, ...missing };
      await renewEndingLicenses({ ...shop.deps, config });
    }
    expect(await ordersOf(buyer)).toEqual([]);
    await renewEndingLicenses(shop.deps);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });
});

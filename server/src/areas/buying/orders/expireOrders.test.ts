import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { orderOf, placed } from '../../../testing/builders/checkout.ts';
import { openBackOffice, type BackOffice } from '../../../testing/shops/openBackOffice.ts';
import { orderDetail } from '../../../testing/readers/orderDetail.ts';
import { expireOrders } from './expireOrders.ts';

let shop: BackOffice;
beforeAll(async () => {
  shop = await openBackOffice();
});
afterAll(() => shop.close());

const dayMs = 86_400_000;

describe('expireOrders', () => {
  it('cancels orders that are not paid in time', async () => {
    const { client, person } = await shop.aBuyer();
    const order = await placed(client, orderOf(shop));
    const after = await placed(client, orderOf(shop, { payment_type: 2 }));
    const due = order.duedate ?? '';
    const short = await placed(client, orderOf(shop));
    await shop.importCsv([`${tokyoDay(shop.deps.clock())},49000,${short.number}`]);
    shop.setNow(new Date(`${due}T12:00:00Z`));
    await expireOrders(shop.deps);
    const status = async (id: string) => (await orderDetail(await shop.signIn(person), id)).status;
    expect(await status(order.id)).toBe(0);
    // A transfer of the last day appears on the bank statement of the next business day.
    shop.pass(dayMs);
    await expireOrders(shop.deps);
    expect(await status(order.id)).toBe(0);
    shop.pass(dayMs);
    await Promise.all([expireOrders(shop.deps), expireOrders(shop.deps)]);
    expect([await status(order.id), await status(after.id)]).toEqual([99, 0]);
    // The operator resolves received money before the order is cancelled.
    expect(await status(short.id)).toBe(0);
    const [line = ''] =
      (await shop.portal('orders', 'waiting')).said
        .split('\n')
        .find((each) => each.includes('transfer partial') && each.includes(short.number))
        ?.split(' ') ?? [];
    await shop.portal('bank', 'resolve', line, '--note', 'sent back');
    await expireOrders(shop.deps);
    expect(await status(short.id)).toBe(99);
    await shop.runJobs();
    const mails = await shop.deps.db
      .selectFrom('portal.mail_outbox')
      .select('subject')
      .where('recipient', '=', person.email)
      .where('subject', 'like', 'Order cancelled: not paid in time%')
      .orderBy('id')
      .execute();
    expect(mails).toHaveLength(2);
  });

  it('lets exactly one of concurrent expiry, cancellation and payment win', async () => {
    const { client } = await shop.aBuyer();
    const today = tokyoDay(shop.deps.clock());
    const ends: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { id, number } = await placed(client, orderOf(shop));
      await shop.deps.db
        .updateTable('manager.order')
        .set({ duedate: addDays(today, -14) })
        .where('id', '=', id)
        .execute();
      const acts = [
        () => expireOrders(shop.deps),
        () => client.post('/api/order/bank', { payload: { id, method: 'cancel' } }),
        () => shop.portal('orders', 'pay', number, '--note', 'x'),
      ];
      // Each act goes first in some round.
      const turn = round % acts.length;
      await Promise.all([...acts.slice(turn), ...acts.slice(0, turn)].map((act) => act()));
      const { status, events, licenses } = await orderDetail(client, id);
      ends.push(status);
      const kinds: Readonly<Record<number, readonly string[]>> = {
        1: ['ordered', 'paid', 'delivered'],
        98: ['ordered', 'cancelled'],
        99: ['ordered', 'expired'],
      };
      expect(events.map(({ kind }) => kind)).toEqual(kinds[status]);
      expect(licenses).toHaveLength(status === 1 ? 3 : 0);
    }
    expect(ends).toHaveLength(6);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ordersSchema } from '@portal/shared/contracts';
import { orderOf, placed } from '../../../testing/builders/checkout.ts';
import { openShop, type Shop } from '../../../testing/shops/openShop.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';

let shop: Shop;
let client: TestClient;
/** Numbers of orders of 3, 1 and 2 licenses, in this order; the last one is paid afterwards. */
let numbers: readonly [string, string, string];

beforeAll(async () => {
  shop = await openShop();
  client = await shop.signIn(await aPerson(shop.deps));
  const later = () => {
    shop.setNow(new Date(shop.deps.clock().getTime() + 1000));
  };
  const three = await placed(client, orderOf(shop));
  later();
  const one = await placed(client, orderOf(shop, { cd: '{"m1":1}' }));
  later();
  const two = await placed(client, orderOf(shop, { cd: '{"m1":2}', payment_type: 2 }));
  numbers = [three.number, one.number, two.number];
});
afterAll(() => shop.close());

async function listed(query: string) {
  const answer = await client.get(`/api/orders/${query}`);
  const rows = ordersSchema.parse(answer.json());
  return { numbers: rows.map(({ number }) => number), total: answer.headers['x-total-count'] };
}

describe('GET /api/orders/', () => {
  it('answers the newest orders first, with the total number', async () => {
    const [three, one, two] = numbers;
    expect(await listed('?limit=2')).toEqual({ numbers: [two, one], total: '3' });
    expect((await listed('')).numbers).toEqual([two, one, three]);
  });

  it("filters and sorts the first rows by the page's address", async () => {
    const [three, one, two] = numbers;
    expect((await listed('?sort=-total&limit=2')).numbers).toEqual([three, two]);
    expect((await listed('?status=unapproved&limit=5')).numbers).toEqual([two]);
    expect((await listed('?sort=payment_type&status=unpaid')).numbers).toEqual([one, three]);
    expect((await listed(`?q=${one}`)).numbers).toEqual([one]);
  });
});

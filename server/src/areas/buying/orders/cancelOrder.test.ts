import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderOf } from '../../../testing/builders/checkout.ts';
import { openShop, type Shop } from '../../../testing/shops/openShop.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';

let shop: Shop;
let client: TestClient;
beforeAll(async () => {
  shop = await openShop();
  client = await shop.signIn(await aPerson(shop.deps));
});
afterAll(() => shop.close());

describe('POST /api/order/bank', () => {
  it('cancels an unpaid order once and refuses to cancel it again', async () => {
    const { id } = (await client.post('/api/order', { payload: orderOf(shop) })).json<{
      id: string;
    }>();
    const cancel = () => client.post('/api/order/bank', { payload: { id, method: 'cancel' } });
    expect((await cancel()).json()).toEqual({ error: false });
    expect((await cancel()).json()).toEqual({
      error: true,
      code: 'not_cancellable',
      msg: { id: 'This order can no longer be cancelled. Reload the page to see its status.' },
    });
    const { status, bank, events } = (await client.get(`/api/order/${id}`)).json<{
      status: number;
      bank: object | null;
      events: readonly { kind: string }[];
    }>();
    expect(status).toBe(98);
    expect(bank).toBeNull();
    expect(events.map(({ kind }) => kind)).toEqual(['ordered', 'cancelled']);
  });
});

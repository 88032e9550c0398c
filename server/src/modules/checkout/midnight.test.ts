import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aBuyer } from '../../testing/builders/aBuyer.ts';
import { orderOf, place, placed, refusalOf } from '../../testing/builders/checkout.ts';
import { openShop, type Shop } from '../../testing/shops/openShop.ts';
import { orderDetail } from '../../testing/readers/orderDetail.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('an order placed around midnight in Tokyo', () => {
  it('gets the month, the day and the prices of the moment it is placed', async () => {
    shop.setNow(new Date('2026-11-30T14:59:59.999Z'));
    const { client: buyer } = await aBuyer(shop);
    const today = { start_at: '2026-12-01', expected_total: 49_500 };
    const before = await placed(buyer, orderOf(shop, today));
    const postpaid = await placed(buyer, orderOf(shop, { payment_type: 2 }));
    expect([before.number.slice(0, 7), postpaid.duedate]).toEqual(['S202611', '2026-12-31']);
    const set = {
      product: 'cd',
      currency: 'JPY',
      from: '2026-12-01',
      month: 16_000,
      year: 160_000,
    };
    const { statusCode } = await shop.operator.inject({
      method: 'POST',
      url: '/operator/prices',
      payload: set,
    });
    expect(statusCode).toBe(200);
    await placed(buyer, orderOf(shop, today));
    shop.pass(1);
    expect(await place(buyer, orderOf(shop, today), 'midnight')).toMatchObject({
      code: 'price_changed',
      calculation: [52_800, 48_000, 0, 4800, [], 0],
    });
    const after = await placed(buyer, orderOf(shop, { expected_total: 52_800 }), 'midnight');
    expect(after.number).toBe('S20261200001');
    expect(await orderDetail(buyer, after.id)).toMatchObject({ billdate: '2026-12-01' });
    const next = await placed(buyer, orderOf(shop, { payment_type: 2 }));
    expect([next.number, next.duedate]).toEqual(['S20261200002', '2027-01-31']);
    // The order of the day before keeps its prices.
    expect(await orderDetail(buyer, before.id)).toMatchObject({
      total: 49_500,
      billdate: '2026-11-30',
    });
    expect(refusalOf(await place(buyer, orderOf(shop, { start_at: '2026-11-30' })))).toBe(
      'invalid',
    );
  });
});

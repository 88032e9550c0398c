import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { calculationSchema } from '@portal/shared/contracts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { orderOf, place, placed, refusalOf } from '../../../testing/builders/checkout.ts';
import { openShop, type Shop } from '../../../testing/shops/openShop.ts';
import { orderDetail } from '../../../testing/readers/orderDetail.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('an order placed around midnight in Tokyo', () => {
  it('uses month, date and prices of the moment it is placed', async () => {
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
    // The order of the previous day keeps its prices.
    expect(await orderDetail(buyer, before.id)).toMatchObject({
      total: 49_500,
      billdate: '2026-11-30',
    });
    expect(refusalOf(await place(buyer, orderOf(shop, { start_at: '2026-11-30' })))).toBe(
      'invalid',
    );
  });

  const cart = { start_at: '2026-11-21', cd: '{"m1":3}', pd: '{}', licenses: '[]' };
  const inTokyo = (time: string) => {
    shop.setNow(new Date(`2026-11-${time}+09:00`));
  };
  const totalOf = async (buyer: TestClient, changes: object) => {
    const payload = { ...cart, ...changes };
    const answer = await buyer.post('/api/order/calculate', { payload });
    return calculationSchema.parse(answer.json())[0];
  };

  it('begins on the new day if no date was chosen, at the displayed total', async () => {
    inTokyo('21T23:59:50');
    const { client: buyer } = await aBuyer(shop);
    const open = { ...cart, start_on_order: 1 };
    const expected_total = await totalOf(buyer, open);
    await buyer.post('/api/order/terms', { payload: open });
    inTokyo('22T00:00:10');
    expect(await totalOf(buyer, open)).toBe(expected_total);
    const order = orderOf(shop, { ...open, expected_total });
    const { id, number } = await placed(buyer, order, 'over-midnight');
    expect((await orderDetail(buyer, id)).items[0]).toMatchObject({
      period_en: '2026-11-22 – 2026-12-21',
    });
    // The page knows the new day when it repeats the call, which creates no second order.
    const again = await place(buyer, { ...order, start_at: '2026-11-22' }, 'over-midnight');
    expect(again).toMatchObject({ number });
  });

  it('reports that a chosen date has passed, and orders once without it', async () => {
    inTokyo('21T23:59:50');
    const { client: buyer } = await aBuyer(shop);
    const expected_total = await totalOf(buyer, {});
    inTokyo('22T00:00:10');
    const order = orderOf(shop, { ...cart, expected_total });
    expect(await place(buyer, order, 'late')).toMatchObject({
      code: 'invalid',
      msg: { start_at: expect.stringContaining('November 21, 2026 has passed') },
    });
    await placed(buyer, { ...order, start_on_order: 1 }, 'late');
  });
});

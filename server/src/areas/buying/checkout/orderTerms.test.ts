import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderTermsSchema } from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { orderOf } from '../../../testing/builders/checkout.ts';
import { openShop, type Shop } from '../../../testing/shops/openShop.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('POST /api/order/terms', () => {
  const termsOf = async (by: TestClient, changes: object = {}) => {
    const { payment_method: _, payment_type: __, customer_card_id: ___, ...cart } = orderOf(shop);
    const payload = { ...cart, ...changes };
    return orderTermsSchema.parse((await by.post('/api/order/terms', { payload })).json());
  };

  it('answers the dates, bank and ways to pay of an order placed now', async () => {
    const { person: owner, client } = await aBuyer(shop);
    expect(await termsOf(client)).toMatchObject({
      methods: [
        [1, 1],
        [1, 2],
        [2, 1],
      ],
      prepay: { billdate: '2026-11-21', duedate: '2026-11-24' },
      postpay: { billdate: '2026-11-30', duedate: '2026-12-31' },
      delivery_business_days: 2,
    });
    const { id } = await aLicense(shop.deps, owner.team, {
      endsOn: addDays(tokyoDay(shop.deps.clock()), 10),
    });
    const renewal = { cd: '{}', licenses: JSON.stringify([{ id, count: 1 }]) };
    expect((await termsOf(client, renewal)).prepay.duedate).toBe('2026-12-01');
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderStatusCodes } from '@portal/shared/domain';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { orderOf, place, placed } from '../../../testing/builders/checkout.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { openShop, type Shop } from '../../../testing/shops/openShop.ts';
import { form, newestId, quotationUrl } from '../../../testing/shops/openQuotationDesk.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A buyer with a quotation, and the order for it. */
async function aQuoted(changes: (buyer: Awaited<ReturnType<typeof aBuyer>>) => Promise<object>) {
  const buyer = await aBuyer(shop);
  const order = orderOf(shop, await changes(buyer));
  const { start_at, cd, pd, licenses } = order;
  const payload = { start_at, cd, pd, licenses, form };
  await buyer.client.post(quotationUrl, { payload });
  const id = await newestId(buyer.client);
  return { ...buyer, id, order: { ...order, quotation_id: id } };
}

const three = () => aQuoted(() => Promise.resolve({}));

const cartOf = async (client: TestClient, id: string) =>
  (await client.get(`/api/quotation/${id}/cart`)).json<object>();

const used = (number: string) => ({
  error: true,
  code: 'quotation_used',
  msg: { quotation_id: expect.stringContaining(number) },
  number,
});

/** The previous version places orders without this check. */
async function placedFormerly({ order, id, client }: Awaited<ReturnType<typeof three>>) {
  const { quotation_id: _none, ...rest } = order;
  const made = await placed(client, rest);
  await shop.deps.db
    .updateTable('manager.order')
    .set({ quotation_id: id })
    .where('id', '=', made.id)
    .execute();
  return made;
}

describe('a quotation', () => {
  it('is ordered once, also by concurrent orders', async () => {
    const { client, id, order } = await three();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => place(client, order, `at-once-${id}-${index}`)),
    );
    const taken = answers.filter((answer) => 'status' in answer);
    expect(taken).toHaveLength(1);
    const number = taken[0]?.number ?? '';
    const refused = answers.filter((answer) => 'error' in answer);
    expect(refused).toEqual(Array.from({ length: 7 }, () => used(number)));
    const orders = await shop.deps.db
      .selectFrom('manager.order')
      .select('number')
      .where('quotation_id', '=', id)
      .execute();
    expect(orders).toEqual([{ number }]);
    expect(await cartOf(client, id)).toEqual(used(number));
  });

  it('is refused in the language of the reader', async () => {
    const { client, order } = await three();
    const { number } = await placed(client, order);
    const headers = { 'accept-language': 'ja' };
    const answer = await client.post('/api/order', { payload: order, headers });
    expect(answer.json()).toMatchObject({
      msg: { quotation_id: expect.stringContaining(`注文されています（注文番号：${number}）`) },
    });
  });

  it('answers the key of its order with that order, also concurrently', async () => {
    const { client, id, order } = await three();
    const key = `same-${id}`;
    const answers = await Promise.all(Array.from({ length: 4 }, () => placed(client, order, key)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(await placed(client, order, key)).toEqual(answers[0]);
  });

  it('is reported as used rather than changed if its order renewed its licenses', async () => {
    const { client, order } = await aQuoted(async ({ person }) => {
      const license = await aLicense(shop.deps, person.team);
      return { licenses: JSON.stringify([{ id: license.id, count: 12 }]) };
    });
    const { number } = await placed(client, order);
    expect(await place(client, order)).toEqual(used(number));
  });

  it.each(['authenticationFailed', 'cancelledByCustomer', 'cancelledByVendor'] as const)(
    'is free again if its order is %s',
    async (state) => {
      const { client, id, order } = await three();
      const first = await placed(client, order);
      await shop.deps.db
        .updateTable('manager.order')
        .set({ status: orderStatusCodes[state] })
        .where('id', '=', first.id)
        .execute();
      expect(await cartOf(client, id)).toMatchObject({ quotation_id: id });
      const second = await placed(client, order);
      expect(await place(client, order)).toEqual(used(second.number));
    },
  );

  it('blocks further orders if the previous version ordered it twice', async () => {
    const quoted = await three();
    const first = await placedFormerly(quoted);
    const second = await placedFormerly(quoted);
    expect(await place(quoted.client, quoted.order)).toEqual(used(first.number));
    for (const { id } of [first, second]) {
      expect((await quoted.client.get(`/api/order/${id}`)).statusCode).toBe(200);
    }
  });
});

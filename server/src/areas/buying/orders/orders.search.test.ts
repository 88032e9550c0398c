import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tokyoDay } from '@portal/shared/domain';
import { anOrder } from '../../../testing/builders/orders.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { searchOf } from '../../../testing/readers/searchOf.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const today = () => tokyoDay(server.deps.clock());

describe('GET /api/orders/search', () => {
  it('finds orders of the team by number, amount, day, product and buyer', async () => {
    const buyer = await aPerson(server.deps, { last_name: 'Kagawa' });
    const client = await server.signIn(buyer);
    const amounts = { item_total: 150_000, tax: 15_000, total: 165_000 };
    const id = await anOrder(server.deps, buyer, { number: 'S20261100071', ...amounts });
    await anOrder(server.deps, await aPerson(server.deps), amounts);
    const order = {
      title: 'S20261100071',
      detail: `¥165,000 · Unpaid · ${today()}`,
      to: `/order/${id}`,
    };
    for (const q of ['s20261100071', '165000', '¥165,000', today(), 'circuit', 'kagawa 00071']) {
      expect(await searchOf(client, 'orders', q)).toEqual([order]);
    }
    const [year = '', month = '', date = ''] = today().split('-');
    const era = Number(year) - 2018;
    for (const q of [
      `R${era}.${month}.${date}`,
      `令和${era}年${month}月${date}日`,
      `${month}/${date}`,
    ])
      expect(await searchOf(client, 'orders', q)).toEqual([order]);
    expect(await searchOf(client, 'orders', '165001')).toEqual([]);
  });

  it('finds amounts in dollars', async () => {
    const buyer = await aPerson(server.deps, { country_code: 'US' });
    const client = await server.signIn(buyer);
    const amounts = { item_total: 123_450, tax: 0, total: 123_450 };
    await anOrder(server.deps, buyer, { currency: 'USD', country_code: 'US', ...amounts });
    for (const q of ['1234.5', '$1,234.50']) {
      expect(await searchOf(client, 'orders', q)).toEqual([
        expect.objectContaining({ detail: `$1,234.50 · Unpaid · ${today()}` }),
      ]);
    }
  });

  it('answers nothing to a search without words', async () => {
    const buyer = await aPerson(server.deps);
    const client = await server.signIn(buyer);
    await anOrder(server.deps, buyer);
    expect(await searchOf(client, 'orders', ' ¥ ')).toEqual([]);
  });
});

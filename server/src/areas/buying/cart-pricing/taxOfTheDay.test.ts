import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, emptyCart, startOfTokyoDay, taxRates, tokyoDay } from '@portal/shared/domain';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createPriceBook } from '../prices/PriceBook.ts';
import { issueQuotation } from '../quotations/issueQuotation.ts';
import { priceRequest } from './priceRequest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ DEMO: '1' });
});
afterAll(() => server.close());

const form = {
  company: 'Kiban',
  user_name: 'Hanako Sato',
  email: 'hanako@example.jp',
  tel: '03-1234-5678',
};

describe('the rate of consumption tax', () => {
  it('is the rate on the day of the cart, also at the prices of an older quotation', async () => {
    const { clock, db } = server.deps;
    const begins = addDays(tokyoDay(clock()), 3);
    const next = { country: 'JP', from: begins, rateBp: 1200 };
    const deps = {
      ...server.deps,
      prices: createPriceBook(db, clock, { rates: [...taxRates, next] }),
    };
    const person = await aPerson(server.deps);
    const viewer: Viewer = {
      sessionId: '',
      user: {
        id: person.id,
        email: '',
        first_name: '',
        last_name: '',
        country_code: 'JP',
        role: 'owner',
        staff: false,
      },
      team: { id: person.team.id, edition: 'professional', agent: false, name: '' },
    };
    const buyer = { viewer, locale: 'ja' } as const;
    const pricedNow = async (quotationId: string | null = null) => {
      const cart = { ...emptyCart, quantities: { cd: { m1: 1 }, pd: {} }, quotationId };
      const { priced } = await priceRequest(deps, buyer, cart);
      return { rateBp: priced.tax.rateBp, itemTotal: priced.itemTotal, tax: priced.tax.amount };
    };
    const before = { rateBp: 1000, itemTotal: 15_000, tax: 1500 };
    const after = { rateBp: 1200, itemTotal: 15_000, tax: 1800 };
    expect(await pricedNow()).toEqual(before);
    const cart = { start_at: tokyoDay(clock()), cd: '{"m1":1}', pd: '{}', form };
    const { number } = await issueQuotation(deps, buyer, cart);
    const { id } = await db
      .selectFrom('manager.quotation')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(await pricedNow(id)).toEqual(before);
    server.setNow(startOfTokyoDay(begins));
    expect(await pricedNow()).toEqual(after);
    expect(await pricedNow(id)).toEqual(after);
  });
});

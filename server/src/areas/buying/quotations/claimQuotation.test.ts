import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  quotationAnswerSchema,
  quotationsSchema,
  quotedCartSchema,
  type QuotationAnswer,
} from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { visit, type TestClient } from '../../../testing/browsers/TestClient.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const today = () => tokyoDay(server.deps.clock());
const form = {
  company: 'Kiban Works',
  user_name: 'Hanako Sato',
  email: 'hanako@kiban.example',
  tel: '03-5555-0100',
};
async function visitorsQuotation(country_code = 'JP'): Promise<QuotationAnswer> {
  const payload = { start_at: today(), cd: '{"m1":3}', pd: '{}', country_code, form };
  const answer = await visit(server).post('/api/pdf/quotation/', { payload });
  return quotationAnswerSchema.parse(answer.json());
}
const aBuyer = async (changes: object = {}) => server.signIn(await aPerson(server.deps, changes));
const claim = (by: TestClient, hash: string) =>
  by.post('/api/quotation/claim', { payload: { hash } });

describe('POST /api/quotation/claim', () => {
  it('gives a visitor’s quotation to the team, which orders it at its price', async () => {
    const { hash, number } = await visitorsQuotation();
    const person = await aPerson(server.deps);
    const buyer = await server.signIn(person);
    const first = (await claim(buyer, hash)).json<{ id: string }>();
    expect(first).toEqual({ id: expect.any(String), number });
    expect((await claim(buyer, hash)).json()).toEqual(first);
    const [row] = quotationsSchema.parse((await buyer.get('/api/quotations/')).json());
    expect(row).toMatchObject({ id: first.id, number, hash, total: 49_500 });
    await server.operator.inject({
      method: 'POST',
      url: '/operator/prices',
      payload: { product: 'cd', currency: 'JPY', from: addDays(today(), 1), month: 1, year: 2 },
    });
    server.pass(86_400_000);
    const later = await server.signIn(person);
    const { cd, start_at, quotation_id } = quotedCartSchema.parse(
      (await later.get(`/api/quotation/${first.id}/cart`)).json(),
    );
    const payload = { start_at, cd: JSON.stringify(cd), pd: '{}', quotation_id };
    const priced = await later.post('/api/order/calculate', { payload });
    expect(priced.json()).toHaveProperty('0', 49_500);
    // Another team does not learn that it exists.
    expect((await claim(await aBuyer(), hash)).statusCode).toBe(404);
  });

  it('is refused for an expired quotation, another currency, or an unknown address', async () => {
    const dollars = await visitorsQuotation('US');
    const yen = await visitorsQuotation();
    const buyer = await aBuyer();
    expect((await claim(buyer, dollars.hash)).json()).toMatchObject({
      error: true,
      code: 'quotation_currency',
    });
    expect((await claim(buyer, 'A'.repeat(43))).statusCode).toBe(404);
    expect((await claim(buyer, 'no address')).statusCode).toBe(422);
    server.pass(31 * 86_400_000);
    const later = await aBuyer();
    expect((await claim(later, yen.hash)).json()).toMatchObject({ code: 'quotation_expired' });
  });

  it('is for those who may buy', async () => {
    const { hash } = await visitorsQuotation();
    expect((await claim(await aBuyer({ role: 'guest' }), hash)).statusCode).toBe(403);
    expect((await claim(visit(server), hash)).statusCode).toBe(401);
  });
});

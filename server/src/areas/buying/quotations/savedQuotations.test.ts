import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { quotationSchema, quotedCartSchema } from '@portal/shared/contracts';
import { addDays } from '@portal/shared/domain';
import { visit, type TestClient } from '../../../testing/browsers/TestClient.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import {
  form,
  japanese,
  listOf,
  newestId,
  openQuotationDesk,
  type QuotationDesk,
} from '../../../testing/shops/openQuotationDesk.ts';

let desk: QuotationDesk;
beforeAll(async () => {
  desk = await openQuotationDesk();
});
afterAll(() => desk.close());

async function cartOf(by: TestClient, id: string) {
  return (await by.get(`/api/quotation/${id}/cart`)).json<Record<string, unknown>>();
}

describe('saved quotations', () => {
  it('are the team’s: colleagues read them, others get 404', async () => {
    const { hash, number, valid_until } = await desk.issue(desk.client, {}, {}, japanese);
    const id = await newestId(desk.client);
    const admin = await aPerson(desk.server.deps, { team: desk.owner.team, role: 'admin' });
    const colleague = await desk.server.signIn(admin);
    expect((await listOf(colleague))[0]).toEqual({
      id,
      number,
      hash,
      company: form.company,
      user_name: form.user_name,
      locale: 'ja',
      currency: 'JPY',
      total: 519_475,
      created_at: desk.server.deps.clock().toISOString(),
      created_by: 'Hanako Sato',
      valid_until,
      valid: 1,
    });
    const one = quotationSchema.parse((await colleague.get(`/api/quotation/${id}`)).json());
    expect(one).toMatchObject({ start_at: desk.today(), form, explanation: { total: 519_475 } });
    const stranger = await desk.server.signIn(await aPerson(desk.server.deps));
    expect(await listOf(stranger)).toEqual([]);
    for (const path of [`/api/quotation/${id}`, `/api/quotation/${id}/cart`]) {
      expect((await stranger.get(path)).statusCode).toBe(404);
    }
    const payload = { start_at: desk.today(), cd: '{"m1":3,"m12":3}', pd: '{}', quotation_id: id };
    expect((await stranger.post('/api/order/calculate', { payload })).statusCode).toBe(404);
    expect((await visit(desk.server).post('/api/order/calculate', { payload })).statusCode).toBe(
      404,
    );
  });

  it('turn into a cart at the quoted price until they expire or the cart changes', async () => {
    const license = await aLicense(desk.server.deps, desk.owner.team, {
      endsOn: addDays(desk.today(), 5),
    });
    const licenses = JSON.stringify([{ id: license.id, count: 12 }]);
    await desk.issue(desk.client, { licenses });
    const id = await newestId(desk.client);
    const [quoted] = await listOf(desk.client);
    await desk.server.operator.inject({
      method: 'POST',
      url: '/operator/prices',
      payload: {
        product: 'cd',
        currency: 'JPY',
        from: addDays(desk.today(), 1),
        month: 1,
        year: 2,
      },
    });
    await desk.pass(2);
    const cart = quotedCartSchema.parse(await cartOf(desk.client, id));
    expect(cart).toMatchObject({
      quotation_id: id,
      // The quoted date has passed.
      start_at: desk.today(),
      quoted_start_at: addDays(desk.today(), -2),
      cd: { m1: 3, m12: 3 },
      licenses: [{ id: license.id, count: 12 }],
      paper_invoice: 1,
      paper_receipt: 0,
    });
    const { number: _n, valid_until: _until, quoted_start_at: _quoted, ...asked } = cart;
    const calculate = async (changes: object = {}) => {
      const texts = { cd: JSON.stringify(cart.cd), pd: '{}', licenses };
      const payload = { ...asked, ...texts, ...changes };
      return (await desk.client.post('/api/order/calculate', { payload })).json<unknown>();
    };
    expect(await calculate()).toHaveProperty('0', quoted?.total);
    expect(await calculate({ quotation_id: undefined })).not.toHaveProperty('0', quoted?.total);
    for (const changes of [{ cd: '{"m1":4,"m12":3}' }, { licenses: '[]' }]) {
      expect(await calculate(changes)).toMatchObject({ code: 'quotation_differs' });
    }
    await desk.pass(29);
    expect((await listOf(desk.client)).find((each) => each.id === id)?.valid).toBe(0);
    expect(await cartOf(desk.client, id)).toMatchObject({ error: true, code: 'quotation_expired' });
    expect(await calculate({ start_at: desk.today() })).toMatchObject({
      code: 'quotation_expired',
    });
  });

  it('are refused as a cart if a license in them can no longer be renewed as quoted', async () => {
    const license = await aLicense(desk.server.deps, desk.owner.team, {
      endsOn: addDays(desk.today(), 5),
    });
    await desk.issue(desk.client, { licenses: JSON.stringify([{ id: license.id, count: 1 }]) });
    const id = await newestId(desk.client);
    const { db } = desk.server.deps;
    const ofLicense = db.updateTable('manager.license').where('id', '=', license.id);
    await ofLicense.set({ end_at: addDays(desk.today(), 40) }).execute();
    expect(await cartOf(desk.client, id)).toMatchObject({ error: true, code: 'quotation_differs' });
    await ofLicense.set({ trial: true }).execute();
    expect(await cartOf(desk.client, id)).toMatchObject({ error: true, code: 'not_renewable' });
  });
});

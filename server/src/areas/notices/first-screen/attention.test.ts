import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attentionSchema, type Attention } from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { saveCardEnds } from '../../../platform/cards/cardEnds.queries.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { anOrder } from '../../../testing/builders/orders.ts';
import { aPerson, type TestPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const inDays = (days: number) => addDays(tokyoDay(server.deps.clock()), days);

async function attentionOf(person: TestPerson): Promise<Attention> {
  const client = await server.signIn(person);
  return attentionSchema.parse((await client.get('/api/attention')).json());
}

const nothing = { licenses: null, orders: { count: 0, first: [] }, cards: [] };

describe('GET /api/attention', () => {
  it('is empty if nothing is due, and shows nothing of another team', async () => {
    const { deps } = server;
    const person = await aPerson(deps);
    const other = await aPerson(deps);
    await aLicense(deps, other.team, { endsOn: inDays(3) });
    await anOrder(deps, other, { duedate: inDays(3) });
    await aLicense(deps, person.team, { endsOn: inDays(21) });
    await aLicense(deps, person.team, { endsOn: inDays(-1) });
    await aLicense(deps, person.team, { endsOn: inDays(2), autoRenewal: true });
    await anOrder(deps, person, { duedate: inDays(3), status: 1 });
    expect(await attentionOf(person)).toEqual(nothing);
  });

  it('counts what ends within 20 days, including the last day and a trial', async () => {
    const { deps } = server;
    const person = await aPerson(deps);
    const single = await aLicense(deps, person.team, { endsOn: inDays(20) });
    expect((await attentionOf(person)).licenses).toEqual({
      count: 1,
      number: single.number,
      first_end_at: inDays(20),
      renewable: 1,
      renewable_id: single.id,
      renewable_ids: [single.id],
    });
    await aLicense(deps, person.team, { endsOn: inDays(0), trial: true });
    expect((await attentionOf(person)).licenses).toEqual({
      count: 2,
      number: null,
      first_end_at: inDays(0),
      renewable: 1,
      renewable_id: single.id,
      renewable_ids: [single.id],
    });
    const { id } = await aLicense(deps, person.team, { endsOn: inDays(7) });
    expect((await attentionOf(person)).licenses).toMatchObject({
      count: 3,
      renewable: 2,
      renewable_id: null,
      renewable_ids: [single.id, id],
    });
  });

  it('shows an unpaid renewal as an order, not as a license', async () => {
    const { deps } = server;
    const person = await aPerson(deps);
    const renews = await aLicense(deps, person.team, { endsOn: inDays(5) });
    const id = await anOrder(deps, person, { renews, number: 'S20261100101', duedate: inDays(3) });
    const { licenses, orders } = await attentionOf(person);
    expect(licenses).toBeNull();
    expect(orders).toEqual({
      count: 1,
      first: [{ id, number: 'S20261100101', duedate: inDays(3), total: 16_500, currency: 'JPY' }],
    });
  });

  it('names the three orders that are due first, overdue ones before all', async () => {
    const { deps } = server;
    const person = await aPerson(deps);
    for (const days of [9, 1, -1, 5]) await anOrder(deps, person, { duedate: inDays(days) });
    const { orders } = await attentionOf(person);
    expect(orders.count).toBe(4);
    expect(orders.first.map(({ duedate }) => duedate)).toEqual([inDays(-1), inDays(1), inDays(5)]);
  });

  it('shows the person’s own cards that have expired or expire soon', async () => {
    const { deps } = server;
    const person = await aPerson(deps);
    const colleague = await aPerson(deps, { team: person.team, role: 'admin' });
    const year = tokyoDay(deps.clock()).slice(2, 4);
    const card = { brand: 'Visa', number: '************4242' };
    await saveCardEnds(deps.db, person.id, [
      { ...card, id: 'card-1', expiry: `01/${String(Number(year) + 3)}` },
      { ...card, id: 'card-2', expiry: '01/24' },
    ]);
    const shown = { id: 'card-2', brand: 'Visa', last4: '4242', end_at: '2024-01-31' };
    expect((await attentionOf(person)).cards).toEqual([{ ...shown, trouble: 'expired' }]);
    expect((await attentionOf(colleague)).cards).toEqual([]);
  });

  it('shows guests nothing', async () => {
    const { deps } = server;
    const person = await aPerson(deps);
    const guest = await aPerson(deps, { team: person.team, role: 'guest' });
    await aLicense(deps, person.team, { endsOn: inDays(3) });
    await anOrder(deps, person, { duedate: inDays(3) });
    expect(await attentionOf(guest)).toEqual(nothing);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { calculationSchema } from '@portal/shared/contracts';
import { addDays, addMonths, tokyoDay, toCalendarDay } from '@portal/shared/domain';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { anOrder } from '../../../testing/builders/orders.ts';
import { aPerson, aTeam } from '../../../testing/builders/people.ts';
import { visit, type TestClient } from '../../../testing/browsers/TestClient.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await createTestServer();
  client = await server.signIn(await aPerson(server.deps));
});
afterAll(() => server.close());

const url = '/api/order/calculate';
const today = () => tokyoDay(server.deps.clock());
const cart = (changes: object = {}) => ({
  start_at: today(),
  cd: '{"m1":3,"m12":3}',
  pd: '{}',
  licenses: '[]',
  paper_invoice: 1,
  paper_delivery: 1,
  paper_receipt: 0,
  ...changes,
});

/** The code and the messages of a refused cart. */
async function refusalOf(changes: object, by = client) {
  const answer = await by.post(url, { payload: cart(changes) });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ error: true; code: string; msg: Record<string, string> }>();
}

describe('POST /api/order/calculate', () => {
  it('answers the positional array, with an explanation on request', async () => {
    const six = (await client.post(url, { payload: cart() })).json<unknown[]>();
    expect(six).toEqual([519_475, 495_000, -24_750, 47_025, [expect.any(Object)], 2200]);
    const explained = await client.post(`${url}/?explain=1`, { payload: cart() });
    const [, , , , , , explanation] = calculationSchema.parse(explained.json());
    expect(explanation).toMatchObject({
      currency: 'JPY',
      discounts: [{ rule: 'volume', from: 5, to: 10, count: 6, exact: 24_750 }],
      tax: { percent: 10, base: 470_250, amount: 47_025 },
      total: 519_475,
    });
  });

  it('accepts form data, and answers in the language of the browser', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = new URLSearchParams({ start_at: today(), cd: '{"m1":5}', pd: '{}' }).toString();
    const [, , , , [ja]] = calculationSchema.parse(
      (
        await client.post(url, { payload: form, headers: { ...headers, 'accept-language': 'ja' } })
      ).json(),
    );
    expect(ja?.discount_name).toBe('数量割引');
    const [, , , , [en]] = calculationSchema.parse(
      (await client.post(url, { payload: form, headers })).json(),
    );
    expect(en?.summary).toBe('Volume discount 5% (Circuit Designer, 5 sets)');
  });

  it('prices for visitors in the currency of their country', async () => {
    const visitor = visit(server);
    const { licenses: _, ...ordinary } = cart();
    const yen = (await visitor.post(url, { payload: ordinary })).json<number[]>();
    expect(yen[0]).toBe(519_475);
    const dollars = await visitor.post(url, { payload: cart({ country_code: 'US' }) });
    expect(dollars.json()).toEqual([3762, 3960, -198, 0, [expect.any(Object)], 0]);
    expect(await refusalOf({ licenses: '[{"id":"a","count":1}]' }, visitor)).toMatchObject({
      code: 'signed_out',
    });
    const noToken = await server.manager.inject({ method: 'POST', url, payload: cart() });
    expect([noToken.statusCode, noToken.json<{ code: string }>().code]).toEqual([403, 'csrf']);
  });

  it('prices by the country of the team for all members', async () => {
    const team = await aTeam(server.deps, { country_code: 'US' });
    const american = await server.signIn(await aPerson(server.deps, { team, role: 'admin' }));
    const answer = await american.post(url, { payload: cart({ country_code: 'JP' }) });
    expect(answer.json<number[]>()[0]).toBe(3762);
  });

  it('discounts renewals by their year of use, together with new licenses', async () => {
    const person = await aPerson(server.deps);
    const renewing = await server.signIn(person);
    const endsOn = addDays(today(), 5);
    const startsOn = addDays(addMonths(addDays(endsOn, 1), -24), 0);
    const { id } = await aLicense(server.deps, person.team, { startsOn, endsOn });
    const licenses = JSON.stringify([{ id, count: 12 }]);
    const payload = cart({ licenses, cd: '{"m1":4}', paper_invoice: 0, paper_delivery: 0 });
    const answer = await renewing.post(`${url}?explain=1`, { payload });
    const [total, items, off, tax, , , explanation] = calculationSchema.parse(answer.json());
    // Year 3: 5 % of 150,000; then 5 sets: 5 % of the rest.
    expect([items, off]).toEqual([210_000, -(7500 + 10_125)]);
    expect([tax, total]).toEqual([19_237, 192_375 + 19_237]);
    expect(explanation?.discounts.map(({ rule, from }) => [rule, from])).toEqual([
      ['duration', 3],
      ['volume', 5],
    ]);
  });

  it.each([
    [{ cd: '{"m1":0,"m2":-1}' }, 'cd'],
    [{ cd: '{"m1":21}' }, 'cd'],
    [{ cd: '{"m1":1.5}' }, 'cd'],
    [{ cd: '{"m1":"abc"}' }, 'cd'],
    [{ pd: '{"m0":1}' }, 'pd'],
    [{ pd: '{"m13":1}' }, 'pd'],
    [{ cd: '{"xx":{"m1":1}}' }, 'cd'],
    [{ cd: 'not JSON' }, 'cd'],
    [{ cd: '{"m1":'.repeat(10_000) + '1' + '}'.repeat(10_000) }, 'cd'],
    [{ licenses: '['.repeat(10_000) + ']'.repeat(10_000) }, 'licenses'],
    [{ licenses: '[{"id":"a","count":13}]' }, 'licenses'],
    [{ licenses: '[{"id":"a","count":-1}]' }, 'licenses'],
    [{ licenses: '[{"id":"a","count":1.5}]' }, 'licenses'],
    [{ licenses: `[${'0,'.repeat(10_000)}0]` }, 'licenses'],
    [{ licenses: `${'['.repeat(50_000)}${']'.repeat(50_000)}` }, 'licenses'],
    [{ product: 'xx' }, 'body'],
    [{ start_at: '2026-11-20' }, 'start_at'],
    [{ start_at: '2027-01-21' }, 'start_at'],
    [{ start_at: '2026-12-22' }, 'start_at'],
    [{ start_at: '2026-02-31' }, 'start_at'],
    [{ start_at: undefined }, 'start_at'],
    [{ country_code: 'ZZ' }, 'country_code'],
    [{ paper_invoice: 'maybe' }, 'paper_invoice'],
    [{ total: 1, tax: 2 }, 'body'],
  ])('refuses %j under the name of its field', async (changes, field) => {
    const { error, code, msg } = await refusalOf(changes);
    expect([error, code, Object.keys(msg)]).toEqual([true, 'invalid', [field]]);
    expect(msg[field]).toMatch(/\.$/);
  });

  it('treats a quantity of 0 as an empty cart', async () => {
    const nothing = cart({ cd: '{"m1":0}', licenses: '[{"id":"any","count":0}]' });
    expect((await client.post(url, { payload: nothing })).json()).toEqual([0, 0, 0, 0, [], 0]);
  });

  it('accepts every start date from today to the same day next month', async () => {
    for (const start_at of [today(), addMonths(today(), 1)]) {
      const answer = await client.post(url, { payload: cart({ start_at }) });
      expect(Array.isArray(answer.json())).toBe(true);
    }
  });

  it('refuses a body that is not JSON or too large', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await client.post(url, { payload: '{"cd":', headers })).statusCode).toBe(422);
    const deep = `{"cd":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    expect((await client.post(url, { payload: deep, headers })).json()).toMatchObject({
      error: true,
      code: 'invalid',
    });
    const large = JSON.stringify({ cd: 'x'.repeat(1_100_000) });
    expect((await client.post(url, { payload: large, headers })).statusCode).toBe(413);
    expect((await client.post(url)).json()).toMatchObject({ error: true, code: 'invalid' });
  });

  it('renews only licenses of the team that can be renewed', async () => {
    const person = await aPerson(server.deps);
    const renewing = await server.signIn(person);
    const stranger = await aPerson(server.deps);
    const asked = (id: string) => ({ licenses: JSON.stringify([{ id, count: 1 }]) });
    for (const id of ['none', (await aLicense(server.deps, stranger.team)).id]) {
      const answer = await renewing.post(url, { payload: cart(asked(id)) });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    }
    const endsOn = addDays(today(), -31);
    const startsOn = toCalendarDay('2025-01-01');
    const expired = await aLicense(server.deps, person.team, { startsOn, endsOn });
    const trial = await aLicense(server.deps, person.team, { trial: true });
    const ordered = await aLicense(server.deps, person.team);
    await anOrder(server.deps, person, { renews: ordered });
    for (const { id, number } of [expired, trial, ordered]) {
      const { code, msg } = await refusalOf(asked(id), renewing);
      expect(code).toBe('not_renewable');
      expect(msg['licenses']).toContain(number);
    }
  });

  it('prices for everybody; community teams and guests are treated as visitors', async () => {
    const { team } = await aPerson(server.deps);
    const community = await aTeam(server.deps, { edition: 'community' });
    const people = await Promise.all([
      aPerson(server.deps, { team, role: 'admin' }),
      aPerson(server.deps, { team, role: 'guest' }),
      aPerson(server.deps, { team: community }),
    ]);
    const totals: unknown[] = [];
    for (const person of people) {
      const by = await server.signIn(person);
      const answer = await by.post(url, { payload: cart({ country_code: 'US' }) });
      totals.push(answer.json<readonly unknown[]>()[0]);
      if (person.role === 'admin') continue;
      const { id } = await aLicense(server.deps, person.team);
      expect(await refusalOf({ licenses: `[{"id":"${id}","count":1}]` }, by)).toMatchObject({
        code: 'signed_out',
      });
    }
    // For buyers the team's country counts, for others the country in the request.
    expect(totals).toEqual([519_475, 3762, 3762]);
  });

  it('asks a page with an outdated token to renew it', async () => {
    const headers = { authorization: 'Bearer outdated' };
    const stale = await client.post(url, { payload: cart(), headers });
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([401, 'signed_out']);
  });

  it('accepts a session up to 2 seconds after its end', async () => {
    const person = await aPerson(server.deps);
    const leaving = await server.signIn(person);
    const status = async () => (await leaving.post(url, { payload: cart() })).statusCode;
    expect(await status()).toBe(200);
    await server.deps.db
      .updateTable('manager.session')
      .set({ ended_at: server.deps.clock() })
      .where('user_id', '=', person.id)
      .execute();
    expect(await status()).toBe(200);
    server.pass(2_000);
    // The CSRF token of the ended session is no longer accepted.
    expect(await status()).toBe(403);
  });
});

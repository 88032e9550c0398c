import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { aLicense, licenseRowsOf } from '../../../testing/builders/licenses.ts';
import { anOrder } from '../../../testing/builders/orders.ts';
import { aPerson, aTeam } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const today = () => tokyoDay(server.deps.clock());

describe('GET /api/licenses/', () => {
  it('answers the licenses of the team only, by number', async () => {
    const person = await aPerson(server.deps, { role: 'guest' });
    const client = await server.signIn(person);
    const first = await aLicense(server.deps, person.team, { ownerId: person.id });
    const second = await aLicense(server.deps, person.team, { product: 'pd', trial: true });
    await aLicense(server.deps, await aTeam(server.deps));
    const answer = await client.get('/api/licenses/');
    expect(answer.statusCode).toBe(200);
    const end = addDays(today(), 100);
    expect(licenseRowsOf(answer)).toEqual([
      {
        id: first.id,
        number: first.number,
        trial: 0,
        auto_continue: 0,
        product_type: 'cd',
        start_at: addDays(today(), -30),
        end_at: end,
        owner_user_id: person.id,
        owner_user_name: 'Hanako Sato',
        active_user_id: null,
        active_user_name: null,
        standalone_at: null,
        updatable: true,
        label: `${first.number} · Circuit Designer · ${end}`,
      },
      expect.objectContaining({ id: second.id, trial: 1, updatable: false }),
    ]);
  });

  it('writes names in the order of the reader’s language: family name first in Japanese', async () => {
    const person = await aPerson(server.deps);
    const client = await server.signIn(person);
    await aLicense(server.deps, person.team, { ownerId: person.id });
    const nameFor = async (language: string, query: string) => {
      const headers = { cookie: client.cookie, 'accept-language': language };
      const answer = await server.manager.inject({ url: `/api/licenses${query}`, headers });
      return licenseRowsOf(answer)[0]?.owner_user_name;
    };
    for (const query of ['', '?limit=10', '?q=hanako', '?sort=owner']) {
      expect(await nameFor('ja', query)).toBe('Sato Hanako');
      expect(await nameFor('en', query)).toBe('Hanako Sato');
    }
  });

  it('answers only licenses that can be renewed, in both spellings of the parameter', async () => {
    const person = await aPerson(server.deps);
    const client = await server.signIn(person);
    const good = await aLicense(server.deps, person.team);
    const justOver = { startsOn: addDays(today(), -90), endsOn: addDays(today(), -30) };
    const over = await aLicense(server.deps, person.team, justOver);
    await aLicense(server.deps, person.team, { ...justOver, endsOn: addDays(today(), -31) });
    for (const query of ['updateble=true', 'updatable=1']) {
      const rows = licenseRowsOf(await client.get(`/api/licenses?${query}`));
      expect(rows.map(({ number }) => number).sort()).toEqual([good.number, over.number].sort());
    }
    expect(licenseRowsOf(await client.get('/api/licenses?updateble=false'))).toHaveLength(3);
  });

  it('lists licenses of unpaid orders for renewal, but as not renewable now', async () => {
    const person = await aPerson(server.deps);
    const client = await server.signIn(person);
    const renewed = await aLicense(server.deps, person.team);
    const bought = await aLicense(server.deps, person.team);
    const free = await aLicense(server.deps, person.team);
    const renewal = await anOrder(server.deps, person, { renews: renewed });
    const order_id = await anOrder(server.deps, person);
    const { db } = server.deps;
    const ofLicense = db.updateTable('manager.license').where('id', '=', bought.id);
    await ofLicense.set({ order_id }).execute();
    const updatable = async () =>
      licenseRowsOf(await client.get('/api/licenses?updateble=true'))
        .filter((row) => row.updatable)
        .map(({ number }) => number);
    expect(licenseRowsOf(await client.get('/api/licenses?updateble=true'))).toHaveLength(3);
    expect(await updatable()).toEqual([free.number]);
    const ofOrder = db.updateTable('manager.order').set({ status: 98 });
    await ofOrder.where('id', '=', renewal).execute();
    expect(await updatable()).toEqual([renewed.number, free.number].sort());
    await db.updateTable('manager.order').set({ status: 1 }).where('id', '=', order_id).execute();
    expect(await updatable()).toHaveLength(3);
  });

  it('answers the requested first rows, and the total number', async () => {
    const person = await aPerson(server.deps);
    const client = await server.signIn(person);
    const numbers: string[] = [];
    for (const days of [5, 15, 60]) {
      const endsOn = addDays(today(), days);
      numbers.push((await aLicense(server.deps, person.team, { endsOn })).number);
    }
    const answer = await client.get('/api/licenses/?sort=-end_at&validity=near_expiry&limit=1');
    expect(answer.headers['x-total-count']).toBe('2');
    expect(licenseRowsOf(answer).map(({ number }) => number)).toEqual([numbers[1]]);
    const searched = await client.get(`/api/licenses/?q=${numbers[2] ?? ''}&limit=5`);
    expect(searched.headers['x-total-count']).toBe('1');
  });

  it('refuses an invalid limit, and visitors', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    for (const limit of ['0', 'x', '1001', '1.5']) {
      expect((await client.get(`/api/licenses/?limit=${limit}`)).statusCode).toBe(422);
    }
    const visitor = await server.manager.inject({ url: '/api/licenses/' });
    expect(visitor.statusCode).toBe(401);
    expect(visitor.json()).toMatchObject({ error: true, code: 'signed_out' });
  });
});

describe('GET /api/licenses/figures', () => {
  it('counts what each quick filter leaves; idle ones for those who may see use', async () => {
    const owner = await aPerson(server.deps);
    const { team } = owner;
    const idle = await aLicense(server.deps, team, { trial: true });
    const used = await aLicense(server.deps, team, { ownerId: owner.id });
    await server.deps.db
      .insertInto('manager.usage_license')
      .values({ team_id: team.id, license_id: used.id, last_used_at: server.deps.clock() })
      .execute();
    await aLicense(server.deps, team, { startsOn: addDays(today(), -29) });
    await aLicense(server.deps, team, { endsOn: addDays(today(), -1) });
    await aLicense(server.deps, await aTeam(server.deps));
    const client = await server.signIn(owner);
    const figures = (await client.get('/api/licenses/figures')).json<object>();
    expect(figures).toEqual({ free: 3, in_use: 0, idle: 1, trial: 1, near_expiry: 0 });
    const queries = {
      free: 'use=free',
      in_use: 'use=in_use',
      idle: 'use=idle',
      trial: 'trial=yes',
      near_expiry: 'validity=near_expiry',
    };
    const left = Object.entries(queries).map(async ([name, query]) => {
      const rows = licenseRowsOf(await client.get(`/api/licenses/?${query}`));
      const first = await client.get(`/api/licenses/?${query}&limit=1`);
      expect(first.headers['x-total-count']).toBe(String(rows.length));
      return [name, rows.length];
    });
    expect(Object.fromEntries(await Promise.all(left))).toEqual(figures);
    const idleRows = licenseRowsOf(await client.get('/api/licenses/?use=idle'));
    expect(idleRows.map(({ id, idle: flag }) => [id, flag])).toEqual([[idle.id, 1]]);

    const guest = await server.signIn(await aPerson(server.deps, { team, role: 'guest' }));
    expect((await guest.get('/api/licenses/figures')).json()).toMatchObject({ idle: null });
    expect(licenseRowsOf(await guest.get('/api/licenses/?use=idle&limit=9'))).toEqual([]);
    const asGuest = licenseRowsOf(await guest.get('/api/licenses/'));
    expect(asGuest.some((row) => 'idle' in row)).toBe(false);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { licensesSchema, type LicenseRow } from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { aDevice } from '../../testing/builders/aDevice.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { aLicense } from '../../testing/builders/licenses.ts';
import { anOrder } from '../../testing/builders/orders.ts';
import { aPerson, aTeam, type TestPerson } from '../../testing/builders/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const today = () => tokyoDay(server.deps.clock());
const rowsOf = (answer: { json(): unknown }): LicenseRow[] => licensesSchema.parse(answer.json());

/** Signs a person in and lets them hold one license of the team. */
async function holding(person: TestPerson) {
  const client = await server.signIn(person);
  const device = await aDevice(server);
  const { user } = await device.enrol(client);
  const checkout = { license_type: 'cd', device: device.kid, user };
  const held = await device.call('/api/v1/lm/checkout', checkout);
  return { client, device, lease: held.json<{ lease: string }>().lease };
}

const auditOf = (object: string) =>
  server.deps.db
    .selectFrom('portal.audit_log')
    .select(['action', 'actor', 'details'])
    .where('object', '=', object)
    .execute();

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
    expect(rowsOf(answer)).toEqual([
      {
        id: first.id,
        number: first.number,
        trial: 0,
        auto_continue: 0,
        product_type: 'cd',
        start_at: addDays(today(), -30),
        end_at: end,
        owner_user_id: person.id,
        owner_user_name: 'Sato Hanako',
        active_user_id: null,
        active_user_name: null,
        standalone_at: null,
        updatable: true,
        label: `${first.number} · Circuit Designer · ${end}`,
      },
      expect.objectContaining({ id: second.id, trial: 1, updatable: false }),
    ]);
  });

  it('leaves those that can be renewed, in both spellings', async () => {
    const person = await aPerson(server.deps);
    const client = await server.signIn(person);
    const good = await aLicense(server.deps, person.team);
    const justOver = { startsOn: addDays(today(), -90), endsOn: addDays(today(), -30) };
    const over = await aLicense(server.deps, person.team, justOver);
    await aLicense(server.deps, person.team, { ...justOver, endsOn: addDays(today(), -31) });
    for (const query of ['updateble=true', 'updatable=1']) {
      const rows = rowsOf(await client.get(`/api/licenses?${query}`));
      expect(rows.map(({ number }) => number).sort()).toEqual([good.number, over.number].sort());
    }
    expect(rowsOf(await client.get('/api/licenses?updateble=false'))).toHaveLength(3);
  });

  it('keeps licenses of unpaid orders in the list for renewal, as not to be renewed now', async () => {
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
      rowsOf(await client.get('/api/licenses?updateble=true'))
        .filter((row) => row.updatable)
        .map(({ number }) => number);
    expect(rowsOf(await client.get('/api/licenses?updateble=true'))).toHaveLength(3);
    expect(await updatable()).toEqual([free.number]);
    const ofOrder = db.updateTable('manager.order').set({ status: 98 });
    await ofOrder.where('id', '=', renewal).execute();
    expect(await updatable()).toEqual([renewed.number, free.number].sort());
    await db.updateTable('manager.order').set({ status: 1 }).where('id', '=', order_id).execute();
    expect(await updatable()).toHaveLength(3);
  });

  it('answers the first rows of the address and the number of all', async () => {
    const person = await aPerson(server.deps);
    const client = await server.signIn(person);
    const numbers: string[] = [];
    for (const days of [5, 15, 60]) {
      const endsOn = addDays(today(), days);
      numbers.push((await aLicense(server.deps, person.team, { endsOn })).number);
    }
    const answer = await client.get('/api/licenses/?sort=-end_at&validity=near_expiry&limit=1');
    expect(answer.headers['x-total-count']).toBe('2');
    expect(rowsOf(answer).map(({ number }) => number)).toEqual([numbers[1]]);
    const searched = await client.get(`/api/licenses/?q=${numbers[2] ?? ''}&limit=5`);
    expect(searched.headers['x-total-count']).toBe('1');
  });

  it('refuses a limit that is none, and visitors', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    for (const limit of ['0', 'x', '1001', '1.5']) {
      expect((await client.get(`/api/licenses/?limit=${limit}`)).statusCode).toBe(422);
    }
    const visitor = await server.manager.inject({ url: '/api/licenses/' });
    expect(visitor.statusCode).toBe(401);
    expect(visitor.json()).toMatchObject({ error: true, code: 'signed_out' });
  });
});

describe('DELETE /api/license/{id}', () => {
  it('releases the active user, answers the list and ends the lease', async () => {
    const owner = await aPerson(server.deps);
    const license = await aLicense(server.deps, owner.team);
    const guest = await aPerson(server.deps, { team: owner.team, role: 'guest' });
    const { device, lease } = await holding(guest);
    const client = await server.signIn(owner);
    expect(rowsOf(await client.get('/api/licenses/'))[0]?.active_user_id).toBe(guest.id);
    const answer = await client.delete(`/api/license/${license.id}?active_user_id=${guest.id}`);
    expect(answer.statusCode).toBe(200);
    expect(rowsOf(answer)[0]?.active_user_id).toBeNull();
    const beat = await device.call('/api/v1/lm/heartbeat', { lease });
    expect([beat.statusCode, beat.json<{ code: string }>().code]).toEqual([410, 'lease_ended']);
    expect(await auditOf(license.number)).toEqual([
      { action: 'license.release', actor: owner.id, details: { active_user_id: guest.id } },
    ]);
  });

  it('lets one of two people release and tells the other', async () => {
    const owner = await aPerson(server.deps);
    const admin = await aPerson(server.deps, { team: owner.team, role: 'admin' });
    const license = await aLicense(server.deps, owner.team);
    await holding(owner);
    const clients = [await server.signIn(owner), await server.signIn(admin)];
    const answers = await Promise.all(
      clients.map((client) => client.delete(`/api/license/${license.id}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ error: true, code: 'not_in_use' });
    expect(await auditOf(license.number)).toHaveLength(1);
  });

  it('does not release somebody who took the license after the list was read', async () => {
    const owner = await aPerson(server.deps);
    const license = await aLicense(server.deps, owner.team);
    const { client } = await holding(owner);
    const stale = await client.delete(`/api/license/${license.id}?active_user_id=somebody-else`);
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'not_in_use']);
  });

  it('refuses what may not be released', async () => {
    const owner = await aPerson(server.deps);
    const license = await aLicense(server.deps, owner.team);
    const url = `/api/license/${license.id}`;
    const client = await server.signIn(owner);
    const free = await client.delete(url);
    expect([free.statusCode, free.json<{ code: string }>().code]).toEqual([409, 'not_in_use']);
    await holding(owner);
    const guest = await aPerson(server.deps, { team: owner.team, role: 'guest' });
    const byGuest = await (await server.signIn(guest)).delete(url);
    expect([byGuest.statusCode, byGuest.json<{ code: string }>().code]).toEqual([
      403,
      'not_allowed',
    ]);
    const unknownRole = await aPerson(server.deps, { team: owner.team, role: 7 });
    expect((await (await server.signIn(unknownRole)).delete(url)).statusCode).toBe(403);
    const stranger = await server.signIn(await aPerson(server.deps));
    expect((await stranger.delete(url)).statusCode).toBe(404);
    expect((await client.delete('/api/license/none')).statusCode).toBe(404);
    const headers = { cookie: client.cookie };
    const noCsrf = await server.manager.inject({ method: 'DELETE', url, headers });
    expect(noCsrf.json()).toMatchObject({ code: 'csrf' });
    expect((await server.manager.inject({ method: 'DELETE', url })).statusCode).toBe(401);
  });

  it('lets a guest release what they hold themselves', async () => {
    const guest = await aPerson(server.deps, { role: 'guest' });
    const license = await aLicense(server.deps, guest.team);
    const { client } = await holding(guest);
    expect((await client.delete(`/api/license/${license.id}`)).statusCode).toBe(200);
  });
});

describe('POST /api/license/update', () => {
  const url = '/api/license/update';

  it('changes auto-renewal in every form of a flag', async () => {
    const owner = await aPerson(server.deps);
    const client = await server.signIn(owner);
    const { id, number } = await aLicense(server.deps, owner.team);
    for (const [flag, stored] of [
      [1, 1],
      ['0', 0],
      [true, 1],
      [0, 0],
    ] as const) {
      const answer = await client.post(url, { payload: { license_id: id, auto_continue: flag } });
      expect(answer.json()).toEqual({ success: true });
      expect(rowsOf(await client.get('/api/licenses/'))[0]?.auto_continue).toBe(stored);
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = `license_id=${id}&auto_continue=1`;
    expect((await client.post(url, { payload, headers: form })).json()).toEqual({ success: true });
    expect(await auditOf(number)).toHaveLength(5);
  });

  it('refuses a trial, a malformed body and another team’s license', async () => {
    const owner = await aPerson(server.deps);
    const client = await server.signIn(owner);
    const trial = await aLicense(server.deps, owner.team, { trial: true });
    const post = (payload: object) => client.post(url, { payload });
    expect((await post({ license_id: trial.id, auto_continue: 1 })).json()).toEqual({
      error: true,
      code: 'trial',
    });
    for (const body of [{}, { license_id: trial.id, auto_continue: 2 }, { license_id: 1 }]) {
      expect((await post(body)).json()).toEqual({ error: true, code: 'invalid' });
    }
    const foreign = await aLicense(server.deps, await aTeam(server.deps));
    expect((await post({ license_id: foreign.id, auto_continue: 1 })).statusCode).toBe(404);
  });

  it('is for owners and admins in Japan', async () => {
    const american = await aTeam(server.deps, { country_code: 'US' });
    for (const given of [{ role: 'guest' as const }, { team: american }]) {
      const person = await aPerson(server.deps, given);
      const { id } = await aLicense(server.deps, person.team);
      const payload = { license_id: id, auto_continue: 1 };
      const client = await server.signIn(person);
      expect((await client.post(url, { payload })).json()).toMatchObject({ code: 'not_allowed' });
    }
    const payload = { license_id: 'x', auto_continue: 1 };
    expect((await server.manager.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
  });
});

describe('POST /api/license/endat/', () => {
  const url = '/api/license/endat/';

  it('answers the end of a renewal from the day after', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    const ask = async (payload: object) => (await client.post(url, { payload })).json<unknown>();
    expect(await ask({ end_at: '2026-02-28', month: 1 })).toEqual({ end_at: '2026-03-31' });
    expect(await ask({ end_at: '2026-01-30', month: '1' })).toEqual({ end_at: '2026-02-28' });
    for (const body of [
      { end_at: '2026-02-30', month: 1 },
      { end_at: '2026-02-28', month: 0 },
      { end_at: '2026-02-28', month: 13 },
      { end_at: '2026-02-28', month: true },
      { end_at: '2026-02-28', month: '0x3' },
      { end_at: '9999-12-31', month: 1 },
    ]) {
      expect(await ask(body)).toEqual({ error: true, code: 'invalid' });
    }
  });

  it('is for owners and admins', async () => {
    const guest = await server.signIn(await aPerson(server.deps, { role: 'guest' }));
    const payload = { end_at: '2026-02-28', month: 1 };
    expect((await guest.post(url, { payload })).statusCode).toBe(403);
    expect((await server.manager.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
  });
});

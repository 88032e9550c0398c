import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditOf } from '../../../testing/readers/auditOf.ts';
import { aLicense, licenseRowsOf } from '../../../testing/builders/licenses.ts';
import { aPerson, aTeam } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('POST /api/license/update', () => {
  const url = '/api/license/update';

  it('changes auto-renewal, in every spelling of a flag', async () => {
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
      expect(licenseRowsOf(await client.get('/api/licenses/'))[0]?.auto_continue).toBe(stored);
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = `license_id=${id}&auto_continue=1`;
    expect((await client.post(url, { payload, headers: form })).json()).toEqual({ success: true });
    expect(await auditOf(server.deps, number)).toHaveLength(5);
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

  it('refuses guests and people outside Japan', async () => {
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

  it('answers the end of a renewal, which begins the day after the current end', async () => {
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

  it('refuses guests', async () => {
    const guest = await server.signIn(await aPerson(server.deps, { role: 'guest' }));
    const payload = { end_at: '2026-02-28', month: 1 };
    expect((await guest.post(url, { payload })).statusCode).toBe(403);
    expect((await server.manager.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditOf } from '../../../testing/readers/auditOf.ts';
import { aDevice } from '../../../testing/builders/aDevice.ts';
import { aLicense, licenseRowsOf } from '../../../testing/builders/licenses.ts';
import { aPerson, type TestPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Signs in a person who holds one license of the team. */
async function holding(person: TestPerson) {
  const client = await server.signIn(person);
  const device = await aDevice(server);
  const { user } = await device.enrol(client);
  const checkout = { license_type: 'cd', device: device.kid, user };
  const held = await device.call('/api/v1/lm/checkout', checkout);
  return { client, device, lease: held.json<{ lease: string }>().lease };
}

describe('DELETE /api/license/{id}', () => {
  it('releases the active user, answers the list and ends the lease', async () => {
    const owner = await aPerson(server.deps);
    const license = await aLicense(server.deps, owner.team);
    const guest = await aPerson(server.deps, { team: owner.team, role: 'guest' });
    const { device, lease } = await holding(guest);
    const client = await server.signIn(owner);
    expect(licenseRowsOf(await client.get('/api/licenses/'))[0]?.active_user_id).toBe(guest.id);
    const answer = await client.delete(`/api/license/${license.id}?active_user_id=${guest.id}`);
    expect(answer.statusCode).toBe(200);
    expect(licenseRowsOf(answer)[0]?.active_user_id).toBeNull();
    const beat = await device.call('/api/v1/lm/heartbeat', { lease });
    expect([beat.statusCode, beat.json<{ code: string }>().code]).toEqual([410, 'lease_ended']);
    expect(await auditOf(server.deps, license.number)).toEqual([
      { action: 'license.release', actor: owner.id, details: { active_user_id: guest.id } },
    ]);
  });

  it('lets one of two people release it and refuses the other', async () => {
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
    expect(await auditOf(server.deps, license.number)).toHaveLength(1);
  });

  it('does not release a license that somebody else took after the list was read', async () => {
    const owner = await aPerson(server.deps);
    const license = await aLicense(server.deps, owner.team);
    const { client } = await holding(owner);
    const stale = await client.delete(`/api/license/${license.id}?active_user_id=somebody-else`);
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'not_in_use']);
  });

  it('refuses a license that is free, and guests, strangers and visitors', async () => {
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

  it('lets a guest release a license that they hold themselves', async () => {
    const guest = await aPerson(server.deps, { role: 'guest' });
    const license = await aLicense(server.deps, guest.team);
    const { client } = await holding(guest);
    expect((await client.delete(`/api/license/${license.id}`)).statusCode).toBe(200);
  });
});

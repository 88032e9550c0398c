import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aDevice, aForm } from '../../../testing/builders/aDevice.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson, type TestPerson } from '../../../testing/builders/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const post = (url: string) => server.operator.inject({ method: 'POST', url });

/** A license that a machine of the team holds standalone. */
async function aStandalone(owner: TestPerson) {
  const license = await aLicense(server.deps, owner.team);
  const device = await aDevice(server);
  const client = await server.signIn(owner);
  const fields = { license_id_schematic: license.id, license_id_pcb: '0', user_id: owner.id };
  const file = { field: 'lir', name: 'a.lir', content: await device.lir() };
  const answer = await client.post('/api/license/lir', await aForm(fields, file));
  expect(answer.body).toBe('success');
  return { license, device, client };
}

describe('POST /operator/licenses/{number}/network', () => {
  it('takes a standalone license back and revokes the device', async () => {
    const owner = await aPerson(server.deps);
    const { license, device, client } = await aStandalone(owner);
    const url = `/operator/licenses/${license.number}/network`;
    expect((await post(url)).json()).toEqual({ done: true });
    expect((await client.get(`/license/lic/${license.number}`)).statusCode).toBe(404);
    const fields = { license_id_schematic: license.id, license_id_pcb: '0', user_id: owner.id };
    const file = { field: 'lir', name: 'a.lir', content: await device.lir() };
    const again = await client.post('/api/license/lir', await aForm(fields, file));
    expect(again.headers['x-reason']).toBe('unknown_key');
    expect((await post(url)).json()).toMatchObject({ code: 'not_standalone' });
    expect((await post('/operator/licenses/none/network')).statusCode).toBe(404);
  });

  it('takes back at most two licenses of a team in a year', async () => {
    const owner = await aPerson(server.deps);
    for (const code of [undefined, undefined, 'limit_reached']) {
      const { license } = await aStandalone(owner);
      const answer = await post(`/operator/licenses/${license.number}/network`);
      expect(answer.json<{ code?: string }>().code).toBe(code);
    }
  });
});

describe('POST /operator/devices/{id}/revoke', () => {
  it('revokes a device', async () => {
    const device = await aDevice(server);
    const client = await server.signIn(await aPerson(server.deps));
    const { user } = await device.enrol(client);
    expect((await post(`/operator/devices/${device.kid}/revoke`)).statusCode).toBe(200);
    const checkout = { license_type: 'cd', device: device.kid, user };
    const refused = await device.call('/api/v1/lm/checkout', checkout);
    expect(refused.json()).toMatchObject({ code: 'unknown_device' });
    expect((await post('/operator/devices/none/revoke')).statusCode).toBe(404);
  });
});

describe('POST /operator/license-keys/rotate', () => {
  it('publishes the new vendor key first', async () => {
    const { kid } = (await post('/operator/license-keys/rotate')).json<{ kid: string }>();
    const published = await server.manager.inject({ url: '/.well-known/license-keys' });
    expect(published.json()).toMatchObject({ keys: [{ kid }, {}] });
  });
});

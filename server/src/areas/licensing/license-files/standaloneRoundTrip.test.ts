import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, tokyoDay } from '@portal/shared/domain';
import {
  downloadLic,
  rowOf,
  scene,
  sendLir,
  success,
  upload,
} from '../../../testing/builders/licenseFiles.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { rotateVendorKey } from './vendorKeys.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('a license that becomes standalone and a network license again', () => {
  it('switches to standalone, returns the license file and switches back', async () => {
    const at = await scene(server);
    expect(await sendLir(at, await at.device.lir())).toEqual(success);
    expect(await rowOf(at)).toMatchObject({
      standalone_at: server.deps.clock().toISOString(),
      active_user_id: at.owner.id,
      active_user_name: 'Hanako Sato',
    });
    const { lic } = await downloadLic(at);
    const today = tokyoDay(server.deps.clock());
    expect(lic).toMatchObject({
      fp: at.device.fingerprint,
      dk: at.device.publicKey,
      user: { id: at.owner.id, name: 'Hanako Sato' },
      licenses: [{ number: at.license.number, product: 'cd', end_at: addDays(today, 100) }],
    });
    expect(await at.client.delete(`/api/license/${at.license.id}`)).toMatchObject({
      statusCode: 409,
    });
    const guest = await aPerson(server.deps, { team: at.owner.team, role: 'guest' });
    const byGuest = await server.signIn(guest);
    expect(await upload(byGuest, 'lrr', await at.device.lrr(lic.id))).toEqual(success);
    expect(await rowOf(at)).toMatchObject({ standalone_at: null, active_user_id: null });
    expect((await at.client.get(`/license/lic/${at.license.number}`)).statusCode).toBe(404);
    // The usage log does not know about its use meanwhile.
    const times = await server.deps.db
      .selectFrom('manager.license')
      .where('id', '=', at.license.id)
      .select(['standalone_from', 'standalone_until'])
      .executeTakeFirstOrThrow();
    const now = server.deps.clock();
    expect(times).toEqual({ standalone_from: now, standalone_until: now });
    const audit = await server.deps.db
      .selectFrom('portal.audit_log')
      .select(['action', 'actor'])
      .where('object', '=', at.license.number)
      .orderBy('seq')
      .execute();
    expect(audit).toEqual([
      { action: 'license.standalone', actor: at.owner.id },
      { action: 'license.network', actor: guest.id },
    ]);
  });

  it('takes a schematic and a PCB license in one file and returns both with one', async () => {
    const at = await scene(server);
    const pcb = await aLicense(server.deps, at.owner.team, { product: 'pd' });
    const sent = await sendLir(at, await at.device.lir(), { license_id_pcb: pcb.id });
    expect(sent).toEqual(success);
    const { lic } = await downloadLic(at);
    expect(lic.licenses.map(({ number }) => number)).toEqual([at.license.number, pcb.number]);
    const samePc = await downloadLic({ ...at, license: pcb });
    expect(samePc.text).toBe((await downloadLic(at)).text);
    expect(await upload(at.client, 'lrr', await at.device.lrr(lic.id))).toEqual(success);
    expect(await rowOf({ ...at, license: pcb })).toMatchObject({ standalone_at: null });
  });

  it('signs with the newest vendor key after a rotation, and accepts files of the old one', async () => {
    const at = await scene(server);
    await sendLir(at, await at.device.lir());
    const before = await downloadLic(at);
    await rotateVendorKey(server.deps.db);
    const after = await downloadLic(at);
    expect(after.kid).not.toBe(before.kid);
    expect(after.lic).toEqual(before.lic);
    const { keys } = (await server.manager.inject({ url: '/.well-known/license-keys' })).json<{
      keys: { kid: string }[];
    }>();
    expect(keys.map(({ kid }) => kid).slice(0, 2)).toEqual([after.kid, before.kid]);
  });
});

describe('GET /license/lic/{number}', () => {
  it('answers 404 for a network license and for another team’s, 401 for visitors', async () => {
    const at = await scene(server);
    const url = `/license/lic/${at.license.number}`;
    expect((await at.client.get(url)).statusCode).toBe(404);
    await sendLir(at, await at.device.lir());
    const stranger = await server.signIn(await aPerson(server.deps));
    expect((await stranger.get(url)).statusCode).toBe(404);
    expect((await server.manager.inject({ url })).statusCode).toBe(401);
  });
});

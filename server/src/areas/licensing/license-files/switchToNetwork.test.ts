import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aDevice, aForm } from '../../../testing/builders/aDevice.ts';
import {
  downloadLic,
  failed,
  rowOf,
  scene,
  sendLir,
  success,
  swapSignature,
  upload,
} from '../../../testing/builders/licenseFiles.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

const hour = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('POST /api/license/lrr', () => {
  it('refuses a release request and gives the reason', async () => {
    const at = await scene(server);
    const lir = await at.device.lir();
    await sendLir(at, lir);
    const { lic } = await downloadLic(at);
    const other = await aDevice(server);
    const second = await aLicense(server.deps, at.owner.team);
    await sendLir({ ...at, device: other, license: second }, await other.lir());
    const lrr = await at.device.lrr(lic.id);
    const send = (content: string, name?: string) => upload(at.client, 'lrr', content, {}, name);
    expect(await send('')).toEqual(failed('empty'));
    expect(await send(lir)).toEqual(failed('wrong_kind'));
    expect(await send(lrr, 'release.lir')).toEqual(failed('wrong_extension'));
    expect(await send(swapSignature(lrr, lir))).toEqual(failed('tampered'));
    expect(await send(await (await aDevice(server)).lrr(lic.id))).toEqual(failed('unknown_key'));
    expect(await send(await other.lrr(lic.id))).toEqual(failed('foreign_device'));
    const copied = await at.device.lrr(lic.id, { fp: 'another-machine' });
    expect(await send(copied)).toEqual(failed('foreign_device'));
    const late = new Date(server.deps.clock().getTime() - 25 * hour).toISOString();
    expect(await send(await at.device.lrr(lic.id, { iat: late }))).toEqual(failed('clock_skew'));
    expect(await send(await at.device.lrr('unknown'))).toEqual(failed('not_standalone'));
    expect(await rowOf(at)).not.toMatchObject({ standalone_at: null });
    expect(await send(lrr)).toEqual(success);
    expect(await send(lrr)).toEqual(failed('reused'));
    expect(await send(await at.device.lrr(lic.id))).toEqual(failed('not_standalone'));
  });

  it('changes nothing for another team', async () => {
    const at = await scene(server);
    await sendLir(at, await at.device.lir());
    const { lic } = await downloadLic(at);
    const stranger = await server.signIn(await aPerson(server.deps));
    const lrr = await at.device.lrr(lic.id);
    expect(await upload(stranger, 'lrr', lrr)).toEqual(failed('foreign_device'));
    expect(await upload(at.client, 'lrr', lrr)).toEqual(success);
  });

  it('refuses visitors', async () => {
    const visitor = { method: 'POST', url: '/api/license/lrr', ...(await aForm({})) } as const;
    expect((await server.manager.inject(visitor)).statusCode).toBe(401);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { standaloneSetupSchema } from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { aDevice, aForm } from '../../../testing/builders/aDevice.ts';
import {
  failed,
  lirFields,
  rowOf,
  scene,
  sendLir,
  success,
  swapSignature,
} from '../../../testing/builders/licenseFiles.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson, aTeam } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

const hour = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('GET /api/license/standalone', () => {
  it('offers valid, unused licenses, and the people of the team', async () => {
    const at = await scene(server);
    const today = tokyoDay(server.deps.clock());
    await aLicense(server.deps, at.owner.team, { endsOn: addDays(today, -1) });
    const pcb = await aLicense(server.deps, at.owner.team, { product: 'pd' });
    await aLicense(server.deps, await aTeam(server.deps));
    const answer = await at.client.get('/api/license/standalone');
    const end = addDays(today, 100);
    expect(standaloneSetupSchema.parse(answer.json())).toEqual({
      schematic: [{ id: at.license.id, label: `${at.license.number} · Circuit Designer · ${end}` }],
      pcb: [{ id: pcb.id, label: `${pcb.number} · PCB Designer · ${end}` }],
      users: [{ id: at.owner.id, name: 'Hanako Sato' }],
    });
  });

  it('distinguishes people with the same name by mail address', async () => {
    const owner = await aPerson(server.deps, { email: 'h1@kiban.example' });
    const { team } = owner;
    const other = await aPerson(server.deps, { team, role: 'guest', email: 'h2@kiban.example' });
    const taro = await aPerson(server.deps, { team, role: 'admin', first_name: 'Taro' });
    const client = await server.signIn(owner);
    const answer = await client.get('/api/license/standalone');
    expect(standaloneSetupSchema.parse(answer.json()).users).toEqual([
      { id: owner.id, name: 'Hanako Sato (h1@kiban.example)' },
      { id: other.id, name: 'Hanako Sato (h2@kiban.example)' },
      { id: taro.id, name: 'Taro Sato' },
    ]);
  });

  it('refuses guests', async () => {
    const guest = await server.signIn(await aPerson(server.deps, { role: 'guest' }));
    expect((await guest.get('/api/license/standalone')).statusCode).toBe(403);
    const visitor = await server.manager.inject({ url: '/api/license/standalone' });
    expect(visitor.statusCode).toBe(401);
  });
});

describe('POST /api/license/lir', () => {
  it('refuses a license request with its reason and changes nothing', async () => {
    const at = await scene(server);
    const { device, license } = at;
    const lir = await device.lir();
    const now = server.deps.clock().getTime();
    const iso = (offset: number) => new Date(now + offset).toISOString();
    const other = await aDevice(server);
    const cases: [reason: string, content: string, fields?: object, name?: string][] = [
      ['empty', ''],
      ['empty', ' \n '],
      ['too_large', lir + ' '.repeat(64 * 1024)],
      ['malformed', 'hello'],
      ['malformed', lir.slice(0, lir.length / 2)],
      ['malformed', lir.split('\n').slice(0, -2).join('\n')],
      ['malformed', `\u0000\u0001\ufffd${lir}`],
      ['malformed', lir.replaceAll(/./g, '$&\u0000')],
      ['wrong_kind', await device.lrr('x')],
      ['wrong_extension', lir, {}, 'request.lrr'],
      ['wrong_extension', lir, {}, 'request'],
      ['tampered', await device.lir().then((text) => swapSignature(text, lir))],
      ['unknown_key', await device.lir({ dk: other.publicKey })],
      ['clock_skew', await device.lir({ iat: iso(-24 * hour - 1000) })],
      ['clock_skew', await device.lir({ iat: iso(24 * hour + 1000) })],
      ['no_license', lir, { license_id_schematic: '0' }],
      ['no_license', lir, { license_id_schematic: '' }],
      ['wrong_product', lir, { license_id_schematic: '0', license_id_pcb: license.id }],
      ['wrong_product', await device.lir({ products: ['pd'] })],
    ];
    for (const [reason, content, fields, name] of cases) {
      expect(await sendLir(at, content, fields, name)).toEqual(failed(reason));
    }
    expect(await rowOf(at)).toMatchObject({ standalone_at: null });
    expect(await sendLir(at, lir, {}, 'REQUEST.LIR')).toEqual(success);
  });

  it('refuses a used request, even if two arrive concurrently', async () => {
    const at = await scene(server);
    const lir = await at.device.lir();
    const second = await aLicense(server.deps, at.owner.team);
    const both = await Promise.all([
      sendLir(at, lir),
      sendLir(at, lir, { license_id_schematic: second.id }),
    ]);
    expect(both).toContainEqual(success);
    expect(both).toContainEqual(failed('reused'));
    const third = await aLicense(server.deps, at.owner.team);
    expect(await sendLir(at, lir, { license_id_schematic: third.id })).toEqual(failed('reused'));
  });

  it('gives a license to one of two concurrent requests', async () => {
    const at = await scene(server);
    const other = await aDevice(server);
    const both = await Promise.all([
      sendLir(at, await at.device.lir()),
      sendLir(at, await other.lir()),
    ]);
    expect(both).toContainEqual(success);
    expect(both).toContainEqual(failed('license_unavailable'));
  });

  it('refuses a license that is in use or expired, and accepts the same file for another', async () => {
    const at = await scene(server);
    const { user } = await at.device.enrol(at.client);
    const checkout = { license_type: 'cd', device: at.device.kid, user };
    await at.device.call('/api/v1/lm/checkout', checkout);
    const lir = await at.device.lir();
    expect(await sendLir(at, lir)).toEqual(failed('license_unavailable'));
    const today = tokyoDay(server.deps.clock());
    const over = await aLicense(server.deps, at.owner.team, { endsOn: addDays(today, -1) });
    expect(await sendLir(at, lir, { license_id_schematic: over.id })).toEqual(
      failed('license_unavailable'),
    );
    const free = await aLicense(server.deps, at.owner.team);
    expect(await sendLir(at, lir, { license_id_schematic: free.id })).toEqual(success);
  });

  it('refuses a device of another team, another machine with its key, and a revoked one', async () => {
    const at = await scene(server);
    await sendLir(at, await at.device.lir());
    const foreign = { ...(await scene(server)), device: at.device };
    expect(await sendLir(foreign, await at.device.lir())).toEqual(failed('foreign_device'));
    const free = await aLicense(server.deps, at.owner.team);
    const fields = { license_id_schematic: free.id };
    const copied = await at.device.lir({ fp: 'another-machine' });
    expect(await sendLir(at, copied, fields)).toEqual(failed('foreign_device'));
    await server.deps.db
      .updateTable('manager.license_device')
      .set({ revoked_at: server.deps.clock() })
      .where('id', '=', at.device.kid)
      .execute();
    expect(await sendLir(at, await at.device.lir(), fields)).toEqual(failed('unknown_key'));
  });

  it('answers 404 for a license or a person of another team', async () => {
    const at = await scene(server);
    const foreign = await scene(server);
    const lir = await at.device.lir();
    const license = { license_id_schematic: foreign.license.id };
    expect((await sendLir(at, lir, license)).status).toBe(404);
    expect((await sendLir(at, lir, { user_id: foreign.owner.id })).status).toBe(404);
  });

  it('refuses a form without a file', async () => {
    const at = await scene(server);
    const post = (options: object) => at.client.post('/api/license/lir', options);
    const without = await post(await aForm(lirFields(at)));
    const json = await post({ payload: {} });
    const broken = await post({
      payload: '--x\r\nnothing',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(without.headers['x-reason']).toBe('no_file');
    expect(json.headers['x-reason']).toBe('no_file');
    expect([broken.body, broken.statusCode]).toEqual(['failed', 200]);
    const file = { field: 'lir', name: 'a.lir', content: await at.device.lir() };
    const whole = await aForm(lirFields(at), file);
    const cut = await post({ ...whole, payload: whole.payload.subarray(0, -200) });
    expect([cut.body, cut.statusCode, cut.headers['x-reason']]).toEqual([
      'failed',
      200,
      'malformed',
    ]);
    const huge = await sendLir(at, 'x'.repeat(200 * 1024));
    expect(huge).toEqual(failed('too_large'));
    expect(await sendLir(at, 'x'.repeat(256 * 1024))).toMatchObject({ status: 413 });
  });

  it('refuses guests', async () => {
    const at = await scene(server);
    const guest = await aPerson(server.deps, { team: at.owner.team, role: 'guest' });
    const form = await aForm(lirFields(at));
    const byGuest = await (await server.signIn(guest)).post('/api/license/lir', form);
    expect(byGuest.statusCode).toBe(403);
    const visitor = { method: 'POST', url: '/api/license/lir', ...form } as const;
    expect((await server.manager.inject(visitor)).statusCode).toBe(401);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { licensesSchema, standaloneSetupSchema } from '@portal/shared/contracts';
import { addDays, openLicenseFile, tokyoDay } from '@portal/shared/domain';
import { z } from 'zod';
import { aDevice, aForm, type TestDevice } from '../../testing/builders/aDevice.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { aLicense } from '../../testing/builders/licenses.ts';
import { aPerson, aTeam, type TestPerson } from '../../testing/builders/people.ts';
import type { TestClient } from '../../testing/browsers/TestClient.ts';
import { rotateVendorKey } from './vendorKeys.ts';

const hour = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

interface Scene {
  readonly owner: TestPerson;
  readonly client: TestClient;
  readonly device: TestDevice;
  readonly license: { readonly id: string; readonly number: string };
}

/** An owner with one free license and a machine. */
async function scene(): Promise<Scene> {
  const owner = await aPerson(server.deps);
  return {
    owner,
    client: await server.signIn(owner),
    device: await aDevice(server),
    license: await aLicense(server.deps, owner.team),
  };
}

interface Sent {
  readonly status: number;
  readonly answer: string;
  readonly reason: unknown;
}

async function upload(
  client: TestClient,
  kind: 'lir' | 'lrr',
  content: string,
  fields: Readonly<Record<string, string>> = {},
  name = `request.${kind}`,
): Promise<Sent> {
  const form = await aForm(fields, { field: kind, name, content });
  const answer = await client.post(`/api/license/${kind}`, form);
  const { statusCode: status, body, headers } = answer;
  return { status, answer: body, reason: headers['x-reason'] };
}

const lirFields = ({ license, owner }: Scene) => ({
  license_id_schematic: license.id,
  license_id_pcb: '0',
  user_id: owner.id,
});
const sendLir = async (at: Scene, content: string, fields = {}, name?: string) =>
  upload(at.client, 'lir', content, { ...lirFields(at), ...fields }, name);
const success = { status: 200, answer: 'success', reason: undefined };
const failed = (reason: string) => ({ status: 200, answer: 'failed', reason });

/** The license file, opened with the published keys alone, as a client offline does. */
async function downloadLic({ client, license }: Scene) {
  const answer = await client.get(`/license/lic/${license.number}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="${license.number}.lic"`,
  );
  const published = await server.manager.inject({ url: '/.well-known/license-keys' });
  const { keys } = published.json<{ keys: { kid: string; x: string }[] }>();
  const opened = await openLicenseFile(
    answer.body,
    'LIC',
    (kid) => keys.find((key) => key.kid === kid)?.x ?? null,
  );
  if (opened.kind === 'refused') throw new Error(opened.reason);
  return { kid: opened.kid, text: answer.body, lic: opened.payload };
}

const rowOf = async ({ client, license }: Scene) =>
  licensesSchema
    .parse((await client.get('/api/licenses/')).json())
    .find(({ id }) => id === license.id);

describe('the standalone round trip', () => {
  it('switches to standalone, gives the license file and switches back', async () => {
    const at = await scene();
    expect(await sendLir(at, await at.device.lir())).toEqual(success);
    expect(await rowOf(at)).toMatchObject({
      standalone_at: server.deps.clock().toISOString(),
      active_user_id: at.owner.id,
      active_user_name: 'Sato Hanako',
    });
    const { lic } = await downloadLic(at);
    const today = tokyoDay(server.deps.clock());
    expect(lic).toMatchObject({
      fp: at.device.fingerprint,
      dk: at.device.publicKey,
      user: { id: at.owner.id, name: 'Sato Hanako' },
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

  it('takes a schematic and a PCB license in one file and gives both back with one', async () => {
    const at = await scene();
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

  it('signs with the newest vendor key after a rotation and keeps the old one known', async () => {
    const at = await scene();
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

describe('POST /api/license/lir', () => {
  it('refuses a file with its reason and changes nothing', async () => {
    const at = await scene();
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

  it('refuses a request that was used, even when two arrive at once', async () => {
    const at = await scene();
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

  it('gives a license to one of two requests at once', async () => {
    const at = await scene();
    const other = await aDevice(server);
    const both = await Promise.all([
      sendLir(at, await at.device.lir()),
      sendLir(at, await other.lir()),
    ]);
    expect(both).toContainEqual(success);
    expect(both).toContainEqual(failed('license_unavailable'));
  });

  it('refuses a license that is in use or over, and takes the same file for another', async () => {
    const at = await scene();
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
    const at = await scene();
    await sendLir(at, await at.device.lir());
    const foreign = { ...(await scene()), device: at.device };
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
    const at = await scene();
    const foreign = await scene();
    const lir = await at.device.lir();
    const license = { license_id_schematic: foreign.license.id };
    expect((await sendLir(at, lir, license)).status).toBe(404);
    expect((await sendLir(at, lir, { user_id: foreign.owner.id })).status).toBe(404);
  });

  it('refuses a form without the file', async () => {
    const at = await scene();
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
    const huge = await sendLir(at, 'x'.repeat(2 * 1024 * 1024));
    expect(huge).toEqual(failed('too_large'));
  });

  it('is for owners and admins', async () => {
    const at = await scene();
    const guest = await aPerson(server.deps, { team: at.owner.team, role: 'guest' });
    const form = await aForm(lirFields(at));
    const byGuest = await (await server.signIn(guest)).post('/api/license/lir', form);
    expect(byGuest.statusCode).toBe(403);
    const visitor = { method: 'POST', url: '/api/license/lir', ...form } as const;
    expect((await server.manager.inject(visitor)).statusCode).toBe(401);
  });
});

describe('POST /api/license/lrr', () => {
  it('refuses a file with its reason', async () => {
    const at = await scene();
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

  it('does nothing for another team', async () => {
    const at = await scene();
    await sendLir(at, await at.device.lir());
    const { lic } = await downloadLic(at);
    const stranger = await server.signIn(await aPerson(server.deps));
    const lrr = await at.device.lrr(lic.id);
    expect(await upload(stranger, 'lrr', lrr)).toEqual(failed('foreign_device'));
    expect(await upload(at.client, 'lrr', lrr)).toEqual(success);
  });

  it('wants somebody who is signed in', async () => {
    const visitor = { method: 'POST', url: '/api/license/lrr', ...(await aForm({})) } as const;
    expect((await server.manager.inject(visitor)).statusCode).toBe(401);
  });
});

describe('GET /api/license/standalone', () => {
  it('offers valid licenses that nobody holds, and the people of the team', async () => {
    const at = await scene();
    const today = tokyoDay(server.deps.clock());
    await aLicense(server.deps, at.owner.team, { endsOn: addDays(today, -1) });
    const pcb = await aLicense(server.deps, at.owner.team, { product: 'pd' });
    await aLicense(server.deps, await aTeam(server.deps));
    const answer = await at.client.get('/api/license/standalone');
    const end = addDays(today, 100);
    expect(standaloneSetupSchema.parse(answer.json())).toEqual({
      schematic: [{ id: at.license.id, label: `${at.license.number} · Circuit Designer · ${end}` }],
      pcb: [{ id: pcb.id, label: `${pcb.number} · PCB Designer · ${end}` }],
      users: [{ id: at.owner.id, name: 'Sato Hanako' }],
    });
  });

  it('is for owners and admins', async () => {
    const guest = await server.signIn(await aPerson(server.deps, { role: 'guest' }));
    expect((await guest.get('/api/license/standalone')).statusCode).toBe(403);
    const visitor = await server.manager.inject({ url: '/api/license/standalone' });
    expect(visitor.statusCode).toBe(401);
  });
});

describe('GET /license/lic/{number}', () => {
  it('answers 404 for a network license and for another team’s, 401 for visitors', async () => {
    const at = await scene();
    const url = `/license/lic/${at.license.number}`;
    expect((await at.client.get(url)).statusCode).toBe(404);
    await sendLir(at, await at.device.lir());
    const stranger = await server.signIn(await aPerson(server.deps));
    expect((await stranger.get(url)).statusCode).toBe(404);
    expect((await server.manager.inject({ url })).statusCode).toBe(401);
  });
});

/** The file with the signature of another one. */
function swapSignature(text: string, other: string): string {
  const [first = '', ...rest] = text.trim().split('\n');
  const open = (file: string): Record<string, string> => {
    const body = file.trim().split('\n').slice(1, -1).join('');
    return z
      .record(z.string(), z.string())
      .parse(JSON.parse(Buffer.from(body, 'base64').toString()));
  };
  const envelope = { ...open(text), s: open(other)['s'] };
  const body = Buffer.from(JSON.stringify(envelope)).toString('base64');
  return [first, body, rest.at(-1)].join('\n');
}

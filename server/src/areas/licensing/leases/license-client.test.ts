import { access, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { licensesSchema } from '@portal/shared/contracts';
import { demoLicenses } from '../../../app/demo/demoLicenses.ts';
import { aForm } from '../../../testing/builders/aDevice.ts';
import { ClientComputers } from '../../../testing/ClientComputers.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';

let server: TestServer;
let url: string;
let computers: ClientComputers;
let folder: string;

beforeAll(async () => {
  server = await createTestServer();
  // The client is the real program and uses the machine's clock.
  server.goByTheMachine();
  url = await server.manager.listen({ port: 0, host: '127.0.0.1' });
  computers = await ClientComputers.create();
  ({ folder } = computers);
});
afterAll(async () => {
  await computers.remove();
  await server.close();
});

const client = (machine: string, ...args: readonly string[]) => computers.run(machine, ...args);

async function upload(browser: TestClient, kind: 'lir' | 'lrr', file: string, fields = {}) {
  const content = await computers.read(file);
  const form = await aForm(fields, { field: kind, name: file, content });
  return (await browser.post(`/api/license/${kind}`, form)).body;
}

describe('the license client against the server', () => {
  it('switches an unregistered machine to standalone and back', async () => {
    const owner = await aPerson(server.deps);
    const license = await aLicense(server.deps, owner.team);
    const browser = await server.signIn(owner);
    expect(await client('pc', 'lir', '--product', 'cd')).toContain('Run init first');
    expect(await client('pc', 'init')).toContain('Made the key of this machine');
    expect(await client('pc', 'lir', '--product', 'cd', '--out', 'my.lir')).toContain('my.lir');
    const fields = { license_id_schematic: license.id, license_id_pcb: '0', user_id: owner.id };
    expect(await upload(browser, 'lir', 'my.lir', fields)).toBe('success');
    const lic = await browser.get(`/license/lic/${license.number}`);
    await writeFile(path.join(folder, 'my.lic'), lic.body);

    expect(await client('pc', 'verify', 'my.lic')).toContain('Run keys');
    const keys = await server.manager.inject({ url: '/.well-known/license-keys' });
    await writeFile(path.join(folder, 'keys.json'), keys.body);
    await client('pc', 'keys', 'keys.json');
    const verified = await client('pc', 'verify', 'my.lic');
    expect(verified).toContain('Valid for Hanako Sato until');
    expect(verified).toContain(license.number);
    await client('other-pc', 'keys', '--server', url);
    expect(await client('other-pc', 'verify', 'my.lic')).toContain('for another machine');

    expect(await client('pc', 'lrr', 'my.lic', '--out', 'my.lrr')).toContain('is erased');
    await expect(access(path.join(folder, 'my.lic'))).rejects.toThrow('ENOENT');
    expect(await upload(browser, 'lrr', 'my.lrr')).toBe('success');
    const rows = licensesSchema.parse((await browser.get('/api/licenses/')).json());
    expect(rows).toMatchObject([{ standalone_at: null }]);
  }, 120_000);

  it('gives back every standalone license of the demo', async () => {
    const owner = await aPerson(server.deps);
    const demo = { teamId: owner.team.id, userIds: [owner.id], count: 50, homes: folder };
    await server.deps.db.transaction().execute((trx) => demoLicenses(trx, new Date(), demo));
    const browser = await server.signIn(owner);
    const standalone = async () =>
      licensesSchema
        .parse((await browser.get('/api/licenses/')).json())
        .filter(({ standalone_at }) => standalone_at !== null);
    const licenses = await standalone();
    expect(licenses.length).toBeGreaterThan(2);
    for (const { number } of licenses) {
      const computer = `demo-${number.toLowerCase()}`;
      const file = await browser.get(`/license/lic/${number}`);
      expect(file.statusCode).toBe(200);
      await writeFile(path.join(folder, `${number}.lic`), file.body);
      await client(computer, 'keys', '--server', url);
      expect(await client(computer, 'verify', `${number}.lic`)).toContain(number);
      await client(computer, 'lrr', `${number}.lic`, '--out', `${number}.lrr`);
      expect(await upload(browser, 'lrr', `${number}.lrr`)).toBe('success');
    }
    expect(await standalone()).toEqual([]);
  }, 120_000);

  it('registers, holds a network license, and learns that it was released', async () => {
    const owner = await aPerson(server.deps);
    const license = await aLicense(server.deps, owner.team);
    const browser = await server.signIn(owner);
    const { code } = (await browser.post('/api/license/enrolment')).json<{ code: string }>();
    await client('seat', 'init');
    expect(await client('seat', 'enrol', code, '--server', url)).toContain('to Hanako Sato');
    const held = await client('seat', 'hold', '--product', 'cd', '--for', '2', '--every', '1');
    expect(held).toContain(`Holding ${license.number}`);
    expect(held).toContain('Gave the license back');
    await client('seat', 'checkout', '--product', 'cd');
    expect(await client('seat', 'heartbeat', '--product', 'cd')).toContain('Holding on until');
    expect((await browser.delete(`/api/license/${license.id}`)).statusCode).toBe(200);
    expect(await client('seat', 'heartbeat', '--product', 'cd')).toContain('no longer held');
    expect(await client('seat', 'checkin', '--product', 'cd')).toContain('no longer held');
    expect(await client('seat', 'checkin', '--product', 'cd')).toContain('Run checkout first');
  }, 120_000);
});

import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { installersSchema } from '@portal/shared/contracts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import {
  anInstaller,
  fileAddress,
  type TestInstaller,
} from '../../../testing/builders/installers.ts';
import { aPerson, aTeam } from '../../../testing/builders/people.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';
import { installerKey } from '../installers/publishInstaller.ts';

const logged: string[] = [];
const listener = new Writable({
  write(chunk: Buffer, _encoding, done) {
    logged.push(chunk.toString());
    done();
  },
});

let server: TestServer;
let owner: TestClient;
let installer: TestInstaller;
beforeAll(async () => {
  server = await createTestServer({ LOG_LEVEL: 'warn', COMBINED_BUILD: '1203' }, listener);
  installer = await anInstaller(server.deps, { notes_ja: '不具合の修正', signed: true });
  await anInstaller(server.deps, { version: '11.9.0' });
  await anInstaller(server.deps, { version: '9.4.1203', bit: 32 });
  await anInstaller(server.deps, { edition: 'community', version: '11.0.0' });
  owner = await server.signIn(await aPerson(server.deps));
});
afterAll(() => server.close());

const memberOf = async (given: Parameters<typeof aTeam>[1]) =>
  server.signIn(await aPerson(server.deps, { team: await aTeam(server.deps, given) }));
const address = (query: Readonly<Record<string, string>>) =>
  `/download/execute?${new URLSearchParams(query).toString()}`;
const latest = address({ e: '2', bit: '64', v: '12.0.0' });

describe('GET /api/setting/installer_version', () => {
  it("answers the latest version of the team's edition", async () => {
    const version = async (client: TestClient) =>
      (await client.get('/api/setting/installer_version')).json<object>();
    expect(await version(owner)).toEqual({ value: '12.0.0' });
    const guest = await server.signIn(await aPerson(server.deps, { role: 'guest' }));
    expect(await version(guest)).toEqual({ value: '12.0.0' });
    expect(await version(await memberOf({ edition: 'community' }))).toEqual({ value: '11.0.0' });
  });

  it('answers null when nothing is published', async () => {
    const bare = await createTestServer();
    const client = await bare.signIn(await aPerson(bare.deps));
    expect((await client.get('/api/setting/installer_version')).json()).toEqual({ value: null });
    expect((await client.get('/api/installers/')).json()).toEqual([]);
    await bare.close();
  });
});

describe('GET /api/installers/', () => {
  it('answers the files of the latest and the combined-use version', async () => {
    const rows = installersSchema.parse((await owner.get('/api/installers/')).json());
    expect(rows.map(({ kind, version, bit }) => [kind, version, bit])).toEqual([
      ['latest', '12.0.0', 64],
      ['combined', '9.4.1203', 32],
    ]);
    expect(rows[0]).toEqual({
      kind: 'latest',
      edition: 2,
      version: '12.0.0',
      bit: 64,
      file_name: 'setup-12.0.0-x64.exe',
      size: installer.content.length,
      sha256: installer.sha256,
      signed: 1,
      published_at: '2026-11-21T03:00:00.000Z',
      notes_en: '',
      notes_ja: '不具合の修正',
    });
  });

  it('answers no combined-use version to a community team', async () => {
    const client = await memberOf({ edition: 'community' });
    const rows = installersSchema.parse((await client.get('/api/installers/')).json());
    expect(rows.map(({ kind, version }) => [kind, version])).toEqual([['latest', '11.0.0']]);
  });
});

describe('GET /download/execute', () => {
  it('records the download and redirects to the thanks page', async () => {
    const person = await aPerson(server.deps, { role: 'guest' });
    const answer = await (await server.signIn(person)).get(latest);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/download/thanks?v=12.0.0&bit=64&e=2');
    const rows = await server.deps.db
      .selectFrom('manager.installer_download')
      .selectAll()
      .where('user_id', '=', person.id)
      .execute();
    expect(rows).toMatchObject([{ installer_id: installer.id, team_id: person.team.id }]);
  });

  it('redirects a visitor to the sign-in and back', async () => {
    const answer = await server.manager.inject(latest);
    expect(answer.statusCode).toBe(302);
    const to = new URLSearchParams({ to: latest }).toString();
    expect(answer.headers.location).toBe(`/signin?${to}`);
  });

  it('redirects to an older version that is still published', async () => {
    expect((await owner.get(address({ e: '2', bit: '64', v: '11.9.0' }))).statusCode).toBe(302);
  });
});

describe('addresses that name no installer', () => {
  it.each([
    ['an unknown version', { e: '2', bit: '64', v: '99.0.0' }],
    ['an unknown bit size', { e: '2', bit: '16', v: '12.0.0' }],
    ['a bit size that is not published', { e: '2', bit: '32', v: '12.0.0' }],
    ['an unknown edition', { e: '7', bit: '64', v: '12.0.0' }],
    ['no edition', { bit: '64', v: '12.0.0' }],
    ['no version', { e: '2', bit: '64' }],
    ['a way out of the folder', { e: '2', bit: '64', v: '../../etc/passwd' }],
  ])('answers 404 with an explanation: %s', async (_what, query) => {
    const answer = await owner.get(address(query));
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('There is no such file');
    expect(answer.body).toContain('href="http://localhost:3000/download"');
  });

  it.each(['..%2f..%2fetc%2fpasswd', '%2e%2e%2f%2e%2e', '12.0.0%00', '12.0.0%2f..', '..%5c..'])(
    'refuses %s as a version',
    async (version) => {
      const answer = await owner.get(`/download/thanks/${version}?bit=64&e=2`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-disposition']).toBeUndefined();
    },
  );

  it('answers the page in Japanese', async () => {
    const headers = { 'accept-language': 'ja' };
    const answer = await owner.get(address({ e: '2', bit: '64', v: '99.0.0' }), { headers });
    expect(answer.body).toContain('ファイルが見つかりません');
  });
});

describe('a team that may not download an installer', () => {
  const file = () => fileAddress(installer);

  it.each(['name', 'post_code', 'prefecture', 'address', 'tel'])(
    'is refused at both addresses without %s',
    async (detail) => {
      const client = await memberOf({ [detail]: ' ' });
      for (const url of [latest, file()]) {
        const answer = await client.get(url);
        expect([url, answer.statusCode]).toEqual([url, 403]);
        expect(answer.body).toContain('Company details are missing');
        expect(answer.headers.etag).toBeUndefined();
      }
    },
  );

  it('needs no company details in the community edition', async () => {
    const client = await memberOf({ edition: 'community', name: '', tel: '' });
    expect((await client.get(address({ e: '1', bit: '64', v: '11.0.0' }))).statusCode).toBe(302);
  });

  it('gets no installers of the other edition', async () => {
    const client = await memberOf({ edition: 'community' });
    for (const url of [latest, file()]) {
      const answer = await client.get(url);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('This file is for another edition');
    }
    expect((await owner.get(address({ e: '1', bit: '64', v: '11.0.0' }))).statusCode).toBe(403);
  });

  it('may download as soon as its company details are complete', async () => {
    const team = await aTeam(server.deps, { tel: '' });
    const client = await server.signIn(await aPerson(server.deps, { team }));
    expect((await client.get(latest)).statusCode).toBe(403);
    await server.deps.db
      .updateTable('manager.team_ref')
      .set({ tel: '03-1' })
      .where('id', '=', team.id)
      .execute();
    expect((await client.get(latest)).statusCode).toBe(302);
  });
});

describe('GET /download/thanks/{v} signed out', () => {
  it('redirects a visitor to the sign-in and back to the page', async () => {
    const answer = await server.manager.inject(fileAddress(installer));
    expect(answer.statusCode).toBe(302);
    const to = new URLSearchParams({ to: '/download/thanks?v=12.0.0&bit=64&e=2' }).toString();
    expect(answer.headers.location).toBe(`/signin?${to}`);
  });

  it('refuses a resumed download, which would save the sign-in page as the file', async () => {
    const headers = { range: 'bytes=100-' };
    const answer = await server.manager.inject({ url: fileAddress(installer), headers });
    expect(answer.statusCode).toBe(401);
  });
});

describe('an installer that is missing in the store', () => {
  it('answers an error page, and logs its name', async () => {
    const lost = await anInstaller(server.deps, { version: '12.0.1', file_name: 'lost.exe' });
    await server.deps.blobs.remove(installerKey(lost));
    for (const url of [address({ e: '2', bit: '64', v: '12.0.1' }), fileAddress(lost)]) {
      logged.length = 0;
      const answer = await owner.get(url);
      expect(answer.statusCode).toBe(503);
      expect(answer.body).toContain('This file cannot be delivered at the moment');
      expect(answer.body).toContain(String(answer.headers['x-request-id']));
      expect(logged.join('')).toContain(`installers/${lost.sha256} is not there`);
    }
  });

  it('answers 503 if the stored file is incomplete', async () => {
    const cut = await anInstaller(server.deps, { version: '12.0.2', file_name: 'cut.exe' });
    await server.deps.blobs.put(installerKey(cut), cut.content.subarray(10));
    expect((await owner.get(fileAddress(cut))).statusCode).toBe(503);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registrySchema, type Config } from '@portal/shared/contracts';
import type { ReleaseManifest } from '@portal/shared/remote';
import { aRelease, type TestRelease } from '../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ REMOTE_ORIGINS: 'https://files.example' });
});
afterAll(() => server.close());

function publish(release: TestRelease, more: object = {}) {
  server.pass(60_000);
  return server.operator.inject({
    method: 'POST',
    url: `/operator/releases/${release.manifest.name}`,
    payload: { ...release, ...more },
  });
}

function rollback(name: string, hash?: string) {
  const url = `/operator/releases/${name}/rollback`;
  const payload = hash === undefined ? {} : { hash };
  return server.operator.inject({ method: 'POST', url, payload });
}

async function registered(name = 'mf-parts') {
  const answer = await server.manager.inject('/api/registry');
  return registrySchema.parse(answer.json()).remotes.find((remote) => remote.name === name);
}

const first = aRelease();
const second = aRelease({ version: '1.1.0' }, 'second');
const { 'routes.2.js': _digest, ...ofOthers } = aRelease({}, 'third').manifest.integrity;

describe('GET /api/registry', () => {
  it('answers visitors, and 304 while nothing has changed', async () => {
    const answer = await server.manager.inject('/api/registry');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await server.manager.inject({
      url: '/api/registry',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('POST /operator/releases/{remote}', () => {
  it('publishes a release and serves its files', async () => {
    expect((await publish(first)).statusCode).toBe(200);
    const remote = await registered();
    const { hash } = first.manifest;
    expect(remote?.current).toMatchObject({ hash, base: `/remotes/mf-parts/1.0.0+${hash}/` });
    expect(remote?.previous).toBeUndefined();

    const file = await server.manager.inject({
      url: `/remotes/mf-parts/1.0.0+${hash}/routes.2.js`,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    const plain = await server.manager.inject(`/remotes/mf-parts/1.0.0+${hash}/routes.2.js`);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toContain('routes("first")');
  });

  it('keeps the previous release as the fallback', async () => {
    const before = (await server.manager.inject('/api/config')).json<Config>().registry;
    expect((await publish(second)).statusCode).toBe(200);
    expect(await registered()).toMatchObject({
      current: { hash: second.manifest.hash },
      previous: { hash: first.manifest.hash },
    });
    expect((await server.manager.inject('/api/config')).json<Config>().registry).not.toBe(before);
  });

  it('does nothing when the current release is published again', async () => {
    await publish(second);
    expect(await registered()).toMatchObject({ previous: { hash: first.manifest.hash } });
  });

  it.each<[string, string, Partial<ReleaseManifest>]>([
    ['content that is not what it says', 'integrity', { integrity: first.manifest.integrity }],
    ['a chunk without integrity', 'integrity', { integrity: ofOthers }],
    ['an entry that is not there', 'entry', { entry: 'remoteEntry.9.js' }],
    ['a route without a screen', 'routes', { screens: {} }],
    ['a file that is not sent', 'files', { files: ['remoteEntry.1.js', 'routes.2.js', 'x.js'] }],
    [
      'a menu entry that leads elsewhere',
      'navigation',
      { navigation: [{ to: '/x', label: { en: 'X', ja: 'X' }, icon: 'x', order: 1 }] },
    ],
    [
      'a path of the portal',
      'routes',
      {
        routes: [{ path: '/api/parts', title: { en: 'X', ja: 'X' } }],
        screens: { '/api/parts': { preload: [], companions: [] } },
        navigation: [],
      },
    ],
    ['a path of another remote', 'routes', { name: 'mf-others' }],
    [
      'a path below one of another remote',
      'routes',
      {
        name: 'mf-others',
        routes: [{ path: '/parts/below', title: { en: 'X', ja: 'X' } }],
        screens: { '/parts/below': { preload: [], companions: [] } },
        navigation: [],
      },
    ],
    [
      'a path that is written in another way',
      'routes',
      {
        routes: [{ path: '/Parts/', title: { en: 'X', ja: 'X' } }],
        screens: { '/Parts/': { preload: [], companions: [] } },
        navigation: [],
      },
    ],
  ])('refuses %s', async (_what, field, changes) => {
    const answer = await publish(aRelease(changes, 'third'));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toHaveProperty(['msg', field]);
  });

  it('refuses file names outside the folder, and document types', async () => {
    for (const file of ['../x.js', '/x.js', 'a/../../x.js', '.hidden.js', 'x.html', 'x.svg']) {
      const { manifest, files } = aRelease({ version: '1.2.0' }, 'third');
      const answer = await publish({
        manifest: { ...manifest, files: [...manifest.files, file] },
        files: { ...files, [file]: Buffer.from('x').toString('base64') },
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toHaveProperty('msg.files');
    }
  });

  it('computes the hash of a release from its content', async () => {
    const third = aRelease({ version: '1.2.0' }, 'third');
    const manifest = { ...third.manifest, hash: first.manifest.hash };
    const answer = await publish({ ...third, manifest });
    expect(answer.json()).toMatchObject({ hash: third.manifest.hash });
    expect(await registered()).toMatchObject({ current: { hash: third.manifest.hash } });
    await rollback('mf-parts');
  });

  it('accepts files only on an allowed origin', async () => {
    const third = aRelease({ version: '1.2.1' }, 'elsewhere');
    const refused = await publish(third, { base: 'https://elsewhere.example/x/' });
    expect(refused.json()).toHaveProperty('msg.base');
    await publish(third, { base: 'https://files.example/x/' });
    expect(await registered()).toMatchObject({ current: { base: 'https://files.example/x/' } });
  });

  it('accepts a release only at the address of its remote', async () => {
    const answer = await server.operator.inject({
      method: 'POST',
      url: '/operator/releases/mf-other',
      payload: first,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toHaveProperty('msg.name');
  });
});

describe('POST /operator/releases/{remote}/rollback', () => {
  it('makes the previous release current', async () => {
    const answer = await rollback('mf-parts');
    expect(answer.json()).toMatchObject({ version: '1.1.0', hash: second.manifest.hash });
    expect(await registered()).toMatchObject({
      current: { hash: second.manifest.hash },
      previous: { hash: first.manifest.hash },
    });
  });

  it('goes back to a release by hash, and forward by publishing', async () => {
    await rollback('mf-parts', first.manifest.hash);
    expect(await registered()).toMatchObject({ current: { hash: first.manifest.hash } });
    expect((await rollback('mf-parts')).json()).toMatchObject({ code: 'no_previous' });
    await publish(second);
    expect(await registered()).toMatchObject({ current: { hash: second.manifest.hash } });
  });

  it('refuses unknown remotes and releases', async () => {
    expect((await rollback('mf-nothing')).statusCode).toBe(404);
    expect((await rollback('mf-parts', 'abcdef123456')).statusCode).toBe(404);
  });
});

describe('GET /operator/releases/{remote}', () => {
  it('lists releases with their state', async () => {
    const answer = await server.operator.inject('/operator/releases/mf-parts');
    expect(answer.json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ version: '1.1.0', state: 'current' }),
        expect.objectContaining({ hash: first.manifest.hash, state: 'previous' }),
      ]),
    );
  });
});

describe('GET /remotes/…', () => {
  it.each([
    '/remotes/mf-parts/1.0.0+000000000000/routes.2.js',
    `/remotes/mf-parts/1.0.0+${first.manifest.hash}/release.json`,
    `/remotes/mf-parts/1.0.0+${first.manifest.hash}/..%2f..%2fx.js`,
    '/remotes/mf-parts/latest/routes.2.js',
  ])('answers 404 at %s', async (url) => {
    expect((await server.manager.inject(url)).statusCode).toBe(404);
  });
});

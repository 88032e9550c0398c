import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReleaseManifest } from '@portal/shared/remote';
import { createManagerApp } from '../../app/app.ts';
import { aRelease } from '../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

const core = {
  base: '/embed/core/',
  entry: 'main.1.js',
  integrity: { 'main.1.js': 'sha384-core' },
};
const digestOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

interface Facts {
  readonly core: typeof core;
  readonly remotes: Readonly<
    Record<
      string,
      { readonly base: string; readonly description: string; readonly integrity: string }
    >
  >;
}

let server: TestServer;
let app: ReturnType<typeof createManagerApp>;

async function publish(changes: Partial<ReleaseManifest>, content?: string): Promise<void> {
  const payload = aRelease(changes, content);
  const url = `/operator/releases/${payload.manifest.name}`;
  const { statusCode, body } = await server.operator.inject({ method: 'POST', url, payload });
  if (statusCode !== 200) throw new Error(body);
}

const get = async (url: string) => app.inject({ url });
const facts = (text: string) => JSON.parse(text.slice('load('.length, -1)) as Facts;

beforeAll(async () => {
  server = await createTestServer();
  const embed = { loader: 'load(__PORTAL_EMBED__)', core };
  app = createManagerApp({ ...server.deps, embed });
  await publish({ embeddable: true });
  const route = { path: '/inside', title: { en: 'Inside', ja: '内部' } };
  await publish({
    name: 'mf-inside',
    routes: [route],
    navigation: [],
    screens: { '/inside': { preload: [], companions: [] } },
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

describe('GET /embed.js', () => {
  it('lists the core and the embeddable remotes, each by the digest of its description', async () => {
    const { headers, body } = await get('/embed.js');
    expect(headers['content-type']).toContain('text/javascript');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cache-control']).toBe('no-cache');
    const told = facts(body);
    expect(told.core).toEqual(core);
    expect(Object.keys(told.remotes)).toEqual(['mf-parts']);
    const { description = '', integrity } = told.remotes['mf-parts'] ?? {};
    const described = await get(`/${description}`);
    expect(described.headers['access-control-allow-origin']).toBe('*');
    expect(digestOf(described.body)).toBe(integrity);
    expect(described.json()).toMatchObject({ name: 'mf-parts', routes: [{ path: '/parts' }] });
  });

  it('has a permanent address with integrity', async () => {
    const { src, integrity } = (await get('/embed.json')).json<{
      src: string;
      integrity: string;
    }>();
    const before = (await get('/embed.js')).body;
    const path = new URL(src).pathname;
    expect(digestOf(before)).toBe(integrity);
    await publish({ embeddable: true, version: '1.0.1' }, 'second');
    const after = (await get('/embed.js')).body;
    expect(after).not.toBe(before);
    const kept = await get(path);
    expect([kept.body, kept.headers['cache-control']]).toEqual([
      before,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('answers 304 to a browser that has it', async () => {
    const { headers } = await get('/embed.js');
    const again = await app.inject({
      url: '/embed.js',
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

it('keeps everything a script refers to when its remote is withdrawn', async () => {
  const { src } = (await get('/embed.json')).json<{ src: string }>();
  const pinned = new URL(src).pathname;
  const told = facts((await get(pinned)).body).remotes['mf-parts'];
  const { entry } = (await get(`/${told?.description}`)).json<{ entry: string }>();
  await server.operator.inject({
    method: 'POST',
    url: '/operator/releases/mf-parts/withdraw',
    payload: {},
  });
  expect(facts((await get('/embed.js')).body).remotes).toEqual({});
  for (const url of [pinned, `/${told?.description}`, `${told?.base}${entry}`]) {
    expect((await get(url)).statusCode).toBe(200);
  }
});

describe('GET /embed/*', () => {
  it.each(['/embed/..%2fblobs.js', '/embed/none.js', '/embed/core/none.js', '/embed/other/a.js'])(
    'answers 404 at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createManagerApp } from '../../app/app.ts';
import { createAssetStore } from '../assets/AssetStore.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { loadEmbedBuild } from './loadEmbedBuild.ts';

const first = 'portal-embed-1.0.0-0123456789ab.tgz';
const second = 'portal-embed-1.1.0-ba9876543210.tgz';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-embed-'));
  await write('core/manifest.json', JSON.stringify({ scripts: ['main.1.js'], integrity: {} }));
  await write('loader/embed.js', 'load(__PORTAL_EMBED__)');
});
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, text: string) {
  const place = path.join(folder, 'embed', file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
}

/** A package like the output of `npm run pack:embed`. */
async function pack(file: string, version: string) {
  await rm(path.join(folder, 'embed/package'), { recursive: true, force: true });
  await write(`package/${file}`, `packed ${version}`);
  const index = { name: '@portal/embed', version, file, integrity: `sha512-${version}` };
  await write('package/index.json', JSON.stringify(index));
}

/** Starts a portal with the built files, and requests a URL. */
async function ask(url: string) {
  const embed = await loadEmbedBuild(folder, createAssetStore(server.deps.blobs));
  const app = createManagerApp({ ...server.deps, embed });
  const answer = await app.inject(url);
  await app.close();
  return answer;
}

describe('the package for pages of other sites', () => {
  it('is listed beside the script, and can be installed', async () => {
    await pack(first, '1.0.0');
    const told = (await ask('/embed.json')).json<{ package: object }>().package;
    const src = `${server.deps.config.managerUrl}/embed/package/${first}`;
    expect(told).toEqual({
      name: '@portal/embed',
      version: '1.0.0',
      src,
      integrity: 'sha512-1.0.0',
    });
    const { body, headers } = await ask(new URL(src).pathname);
    expect(body).toBe('packed 1.0.0');
    expect(headers).toMatchObject({
      'content-type': 'application/gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
  });

  it('of an earlier version is kept for lock files', async () => {
    await pack(first, '1.0.0');
    await ask('/embed.json');
    await pack(second, '1.1.0');
    const told = (await ask('/embed.json')).json<{ package: object }>().package;
    expect(told).toMatchObject({ version: '1.1.0' });
    expect((await ask(`/embed/package/${first}`)).body).toBe('packed 1.0.0');
    expect((await ask(`/embed/package/${second}`)).body).toBe('packed 1.1.0');
  });

  it('is not listed if it was not packed', async () => {
    expect((await ask('/embed.json')).json()).not.toHaveProperty('package');
  });

  it.each(['portal-embed-9.0.0-0123456789ab.tgz', 'index.json', 'package.json', '..%2fx.tgz'])(
    'answers 404 at /embed/package/%s',
    async (file) => {
      await pack(first, '1.0.0');
      expect((await ask(`/embed/package/${file}`)).statusCode).toBe(404);
    },
  );
});

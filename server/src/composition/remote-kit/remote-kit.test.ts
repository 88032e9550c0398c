import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createApp } from '../../platform/http/createApp.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { remoteKitFrom } from './remote-kit.routes.ts';

const file = 'portal-shared-1.8.0-0123456789ab.tgz';
const creates = 'portal-create-remote-1.8.0-k0123456789ab-0123456789ab.tgz';
const newer = 'portal-create-remote-1.9.0-k0123456789ab-0123456789ab.tgz';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-kit-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function openKit() {
  const server = await createTestServer();
  const { deps } = server;
  const app = createApp(deps, {
    name: 'manager',
    modules: [remoteKitFrom(folder)],
    authenticate: () => Promise.resolve({ viewer: null, by: 'none', csrfSubject: null }),
  });
  return {
    get: (name: string) => app.inject(`/remote-kit/${name}`),
    close: async () => {
      await app.close();
      await server.close();
    },
  };
}

/** Packs a kit, as `npm run pack:remote-kit` does. */
async function pack(create: string, ...files: readonly string[]) {
  for (const name of [create, ...files]) await writeFile(path.join(folder, name), `of ${name}`);
  await writeFile(path.join(folder, 'index.json'), JSON.stringify({ create }));
}

describe('the kit of remotes', () => {
  it('is served with its index as soon as it is packed; files are immutable', async () => {
    const { get, close } = await openKit();
    expect((await get(file)).statusCode).toBe(404);
    await pack(creates, file);
    const index = await get('index.json');
    expect(index.json()).toEqual({ create: creates });
    expect(index.headers['cache-control']).toBe('no-cache');
    const packed = await get(file);
    expect(packed.body).toBe(`of ${file}`);
    expect(packed.headers['cache-control']).toContain('immutable');
    await close();
  });

  it('keeps the files of the former kit, which lock files name', async () => {
    const { get, close } = await openKit();
    await pack(creates, file);
    expect((await get('create.tgz')).headers.location).toBe(`/remote-kit/${creates}`);
    await rm(path.join(folder, file));
    await pack(newer);
    expect((await get('create.tgz')).headers.location).toBe(`/remote-kit/${newer}`);
    expect((await get(newer)).body).toBe(`of ${newer}`);
    expect((await get(file)).body).toBe(`of ${file}`);
    await close();
  });

  it('is missing if none was packed', async () => {
    const { get, close } = await openKit();
    for (const name of ['index.json', 'create.tgz', file, 'package.json', '..%2Findex.json']) {
      expect((await get(name)).statusCode).toBe(404);
    }
    await close();
  });
});

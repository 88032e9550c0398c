import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createApp } from '../../platform/http/createApp.ts';
import { createAssetStore } from '../assets/AssetStore.ts';
import { storePackages } from '../assets/packages.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { kitKeys, remoteKitFrom } from './remote-kit.routes.ts';

const file = 'portal-shared-1.8.0-0123456789ab.tgz';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-kit-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function openKit() {
  const server = await createTestServer();
  const { deps } = server;
  const assets = createAssetStore(deps.blobs);
  await storePackages(folder, kitKeys, assets);
  const app = createApp(deps, {
    name: 'manager',
    modules: [remoteKitFrom(folder)],
    authenticate: () => Promise.resolve({ viewer: null, by: 'none', csrfSubject: null }),
  });
  return {
    assets,
    get: (name: string) => app.inject(`/remote-kit/${name}`),
    close: async () => {
      await app.close();
      await server.close();
    },
  };
}

describe('the kit of remotes', () => {
  it('is served with its index; files are immutable', async () => {
    await writeFile(path.join(folder, 'index.json'), '{"contract":"1.8.0"}');
    await writeFile(path.join(folder, file), 'packed');
    const { assets, get, close } = await openKit();
    const index = await get('index.json');
    expect(index.json()).toEqual({ contract: '1.8.0' });
    expect(index.headers['cache-control']).toBe('no-cache');
    const packed = await get(file);
    expect(packed.body).toBe('packed');
    expect(packed.headers['cache-control']).toContain('immutable');
    // The next version of the portal has another kit.
    await rm(path.join(folder, file));
    await storePackages(folder, kitKeys, assets);
    expect((await get(file)).body).toBe('packed');
    await close();
  });

  it('is missing if none was packed', async () => {
    const { get, close } = await openKit();
    for (const name of ['index.json', file, 'package.json', '..%2Findex.json']) {
      expect((await get(name)).statusCode).toBe(404);
    }
    await close();
  });
});

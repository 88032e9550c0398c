import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PreviewRequest } from '@portal/shared/remote';
import { createAssetStore } from '../assets/AssetStore.ts';
import { noPreviews, type Previews } from '../previews/Previews.ts';
import { aRelease } from '../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { publishRelease } from './publishRelease.ts';
import { readRegistry } from '../registry/readRegistry.ts';

let server: TestServer;
const tried: PreviewRequest[] = [];
const previews: Previews = {
  ...noPreviews,
  attempt: async ({ read }, requests) => {
    tried.push(...requests);
    const isBroken = String(await read()).includes('broken');
    return isBroken ? { route: '/parts', problem: 'TypeError: x is undefined' } : undefined;
  },
};

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

function publish({ manifest, files }: ReturnType<typeof aRelease>) {
  const contents = Object.entries(files).map(
    ([file, content]) => [file, Buffer.from(content, 'base64')] as const,
  );
  const deps = { ...server.deps, previews };
  const publication = { manifest, files: new Map(contents), actor: 'system' };
  return publishRelease(deps, createAssetStore(deps.blobs), publication);
}

async function currentHash() {
  const { remotes } = await readRegistry(server.deps.db, null);
  return remotes[0]?.current.hash;
}

describe('tryRelease', () => {
  it('renders each screen for a person with all rights, without data', async () => {
    const release = aRelease({
      routes: [{ path: '/parts/:id', title: { en: 'Part', ja: '部品' } }],
      screens: { '/parts/:id': { preload: ['routes.2.js'], companions: [] } },
      navigation: [],
    });
    await publish(release);
    expect(tried).toEqual([
      expect.objectContaining({
        route: '/parts/:id',
        answers: [],
        bootstrap: expect.objectContaining({ url: '/parts/1', permitted: true }),
      }),
    ]);
  });

  it('prevents a failing release from becoming current', async () => {
    const before = await currentHash();
    await expect(publish(aRelease({ version: '1.0.1' }, 'broken'))).rejects.toMatchObject({
      fieldMessages: { screens: expect.stringContaining('/parts fails when it is first rendered') },
    });
    expect(await currentHash()).toBe(before);
  });

  it('refuses a contract that the shell does not offer', async () => {
    await expect(publish(aRelease({ contract: '^9.0.0' }))).rejects.toMatchObject({
      fieldMessages: { contract: expect.stringContaining('^9.0.0') },
    });
  });

  it('refuses a release whose trial fails', async () => {
    const { manifest, files } = aRelease();
    const { preview: _none, ...others } = manifest;
    await expect(publish({ manifest: others, files })).rejects.toMatchObject({
      fieldMessages: { entry: expect.stringContaining('no preview') },
    });
  });
});

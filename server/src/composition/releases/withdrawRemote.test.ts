import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registrySchema } from '@portal/shared/contracts';
import { openPages } from '../../testing/openPages.ts';
import { aRelease, type TestRelease } from '../../testing/builders/aRelease.ts';

let pages: Awaited<ReturnType<typeof openPages>>;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

const call = (path: string, payload: object = {}) =>
  pages.server.operator.inject({ method: 'POST', url: `/operator/releases/${path}`, payload });

const publish = (release: TestRelease) => call(release.manifest.name, release);

async function registry() {
  return registrySchema.parse((await pages.server.manager.inject('/api/registry')).json());
}

const withdrawn = aRelease({
  name: 'mf-short',
  routes: [{ path: '/short', title: { en: 'X', ja: 'X' } }],
  screens: { '/short': { preload: [], companions: [] } },
  navigation: [],
});
const { name } = withdrawn.manifest;

describe('POST /operator/releases/{remote}/withdraw', () => {
  it('removes the remote from the registry, keeps its files, and allows publishing it again', async () => {
    expect((await publish(withdrawn)).statusCode).toBe(200);
    const before = await registry();
    const remote = before.remotes.find((each) => each.name === name);
    const file = `${remote?.current.base}${withdrawn.manifest.entry}`;
    expect((await pages.visit('/short', pages.owner)).statusCode).toBe(200);

    expect((await call(`${name}/withdraw`)).statusCode).toBe(204);
    const after = await registry();
    expect(after.remotes.map((each) => each.name)).not.toContain(name);
    expect(after.version).not.toBe(before.version);
    expect((await pages.visit('/short', pages.owner)).statusCode).toBe(404);
    // Open pages still load missing files.
    expect((await pages.server.manager.inject(file)).statusCode).toBe(200);
    expect((await call(`${name}/rollback`)).statusCode).toBe(404);
    expect((await call(`${name}/withdraw`)).statusCode).toBe(404);

    expect((await publish(withdrawn)).statusCode).toBe(200);
    expect((await pages.visit('/short', pages.owner)).statusCode).toBe(200);
  });

  it('frees its addresses', async () => {
    const heir = aRelease({ ...withdrawn.manifest, name: 'mf-heir' });
    await publish(withdrawn);
    expect((await publish(heir)).statusCode).not.toBe(200);
    await call(`${name}/withdraw`);
    expect((await publish(heir)).statusCode).toBe(200);
    expect((await publish(withdrawn)).json()).toHaveProperty('msg.routes');
  });
});

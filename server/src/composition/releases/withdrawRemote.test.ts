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
  it('takes the remote out of the registry, keeps its files, and lets it be published again', async () => {
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
    // Pages that are open still load what they have not loaded yet.
    expect((await pages.server.manager.inject(file)).statusCode).toBe(200);
    expect((await call(`${name}/rollback`)).statusCode).toBe(404);
    expect((await call(`${name}/withdraw`)).statusCode).toBe(404);

    expect((await publish(withdrawn)).statusCode).toBe(200);
    expect((await pages.visit('/short', pages.owner)).statusCode).toBe(200);
  });

  it('leaves its addresses to others', async () => {
    const heir = aRelease({ ...withdrawn.manifest, name: 'mf-heir' });
    await publish(withdrawn);
    expect((await publish(heir)).statusCode).not.toBe(200);
    await call(`${name}/withdraw`);
    expect((await publish(heir)).statusCode).toBe(200);
    expect((await publish(withdrawn)).json()).toHaveProperty('msg.routes');
  });
});

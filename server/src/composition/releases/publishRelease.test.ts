import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registrySchema } from '@portal/shared/contracts';
import { aRelease, type TestRelease } from '../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ REMOTE_ORIGINS: 'https://files.example' });
});
afterAll(() => server.close());

function publish(release: TestRelease, base?: string) {
  const payload = { ...release, ...(base === undefined ? {} : { base }) };
  const url = `/operator/releases/${release.manifest.name}`;
  return server.operator.inject({ method: 'POST', url, payload });
}

async function registered() {
  const answer = await server.manager.inject('/api/registry');
  return registrySchema.parse(answer.json()).remotes;
}

const alone = (name: string, path: string): TestRelease =>
  aRelease({
    name,
    routes: [{ path, title: { en: 'X', ja: 'X' } }],
    screens: { [path]: { preload: [], companions: [] } },
    navigation: [],
  });

describe('publishRelease', () => {
  it('gives a path to one of two remotes that claim it concurrently', async () => {
    const answers = await Promise.all([
      publish(alone('mf-left', '/both')),
      publish(alone('mf-right', '/both')),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json()).toHaveProperty('msg.routes');
    expect(await registered()).toHaveLength(1);
  });

  it.each([
    ['elsewhere', undefined, 'https://files.example/x/'],
    ['here', 'https://files.example/x/', undefined],
    ['elsewhere again', 'https://files.example/x/', 'https://files.example/y/'],
  ])('refuses to move a known release %s', async (what, first, second) => {
    const name = `mf-${what.replaceAll(' ', '-')}`;
    const release = alone(name, `/${name}`);
    expect((await publish(release, first)).statusCode).toBe(200);
    const answer = await publish(release, second);
    expect(answer.statusCode).toBe(422);
    const { hash } = release.manifest;
    const base = first ?? `/remotes/${name}/1.0.0+${hash}/`;
    expect(answer.json()).toMatchObject({
      msg: {
        base: `this release lies at ${base} already, and the address of a release never changes`,
      },
    });
    const remote = (await registered()).find((each) => each.name === name);
    expect(remote?.current.base).toBe(base);
    expect((await publish(release, first)).statusCode).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRelease } from '../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function named(url: string) {
  const { headers } = await server.manager.inject(url);
  return headers['x-registry-version'];
}

async function present() {
  const answer = await server.manager.inject('/api/registry');
  return answer.json<{ version: string }>().version;
}

describe('X-Registry-Version', () => {
  it('names the current version in every API response, including refusals', async () => {
    const version = await present();
    expect(await named('/api/config')).toBe(version);
    expect(await named('/api/user/status')).toBe(version);
    expect(await named('/api/licenses')).toBe(version);
    expect(await named('/api/nothing')).toBe(version);
  });

  it('names a new version within a second of its publication', async () => {
    const before = await named('/api/user/status');
    const release = aRelease();
    await server.operator.inject({
      method: 'POST',
      url: `/operator/releases/${release.manifest.name}`,
      payload: release,
    });
    server.pass(1000);
    const after = await named('/api/user/status');
    expect(after).not.toBe(before);
    expect(after).toBe(await present());
  });

  it('is not in pages, which contain the version', async () => {
    expect(await named('/license')).toBeUndefined();
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRelease, type TestRelease } from '../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { releasesAnswerSchema } from './releases.contract.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const first = aRelease();
const second = aRelease({ version: '1.1.0' }, 'second');

async function publish(release: TestRelease, more: object = {}) {
  server.pass(60_000);
  const url = `/operator/releases/${release.manifest.name}`;
  const payload = { ...release, ...more };
  const answer = await server.operator.inject({ method: 'POST', url, payload });
  return answer.json<object>();
}

async function rollback(note: string) {
  server.pass(60_000);
  const url = '/operator/releases/mf-parts/rollback';
  await server.operator.inject({ method: 'POST', url, payload: { note } });
}

async function runs() {
  const answer = await server.operator.inject('/operator/releases/mf-parts');
  const releases = releasesAnswerSchema.parse(answer.json());
  return Object.fromEntries(releases.map(({ version, runs }) => [version, runs]));
}

describe('the history of releases', () => {
  it('records who made which release current, from which commit and why, and how long it ran', async () => {
    await publish(first, { commit: 'a1b2c3', note: 'the first' });
    await publish(second);
    await rollback('the sums are wrong');
    const { '1.0.0': ofFirst = [], '1.1.0': ofSecond = [] } = await runs();
    expect(ofFirst).toMatchObject([
      { act: 'rollback', until: null, commit: 'a1b2c3', note: 'the sums are wrong' },
      { act: 'publish', until: ofSecond[0]?.since, commit: 'a1b2c3', note: 'the first' },
    ]);
    expect(ofSecond).toMatchObject([{ act: 'publish', until: ofFirst[0]?.since, note: null }]);
    expect(ofFirst[0]?.actor).toMatch(/^local:/);
  });

  it('records nothing for a release that is already current', async () => {
    const before = await runs();
    expect(await publish(first)).toMatchObject({ changed: false });
    expect(await runs()).toEqual(before);
    expect(await publish(second)).toMatchObject({ changed: true });
  });

  it('accepts a lower version, or other content of a version, only on request', async () => {
    expect(await publish(first)).toHaveProperty('msg.version');
    const other = aRelease({ version: '1.1.0' }, 'other');
    expect(await publish(other)).toHaveProperty('msg.version');
    expect(await publish(other, { any_version: true })).toMatchObject({ changed: true });
    expect(await publish(first, { any_version: true })).toMatchObject({ changed: true });
  });
});

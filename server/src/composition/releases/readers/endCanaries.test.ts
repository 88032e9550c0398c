import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aPerson } from '../../../testing/builders/people.ts';
import { aRelease, type TestRelease } from '../../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { publishedSchema, releasesAnswerSchema } from '../releases.contract.ts';
import { endCanaries } from './endCanaries.ts';
import { endingOf } from './endingOf.ts';

let server: TestServer;
let releases = 0;
let first = aRelease();
let second = aRelease();
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  releases += 1;
  first = aRelease({ version: `${releases}.0.0` }, `first ${releases}`);
  second = aRelease({ version: `${releases}.1.0` }, `second ${releases}`);
  await publish(first);
});

async function publish(release: TestRelease, more: object = {}) {
  server.pass(60_000);
  const url = `/operator/releases/${release.manifest.name}`;
  const payload = { ...release, ...more };
  const answer = await server.operator.inject({ method: 'POST', url, payload });
  expect(answer.statusCode).toBe(200);
  return publishedSchema.parse(answer.json());
}

/** New people open a release; some fail. */
async function read(release: TestRelease, people: number, failing = 0) {
  const { name, hash } = release.manifest;
  for (let one = 0; one < people; one += 1) {
    const client = await server.signIn(await aPerson(server.deps));
    const effect = one < failing ? 1 : 0;
    const happened = { name, hash, opens: 1, load: 0, render: 0, effect };
    const payload = { releases: [happened] };
    expect((await client.post('/api/releases/reports', { payload })).statusCode).toBe(204);
  }
}

async function pass(hours: number) {
  server.pass(hours * 60 * 60 * 1000);
  await endCanaries(server.deps);
}

async function listed(release: TestRelease) {
  const answer = await server.operator.inject('/operator/releases/mf-parts');
  const all = releasesAnswerSchema.parse(answer.json());
  return all.find(({ hash }) => hash === release.manifest.hash);
}

describe('a gradual release', () => {
  it('is for everybody at once if it is the first of its remote', async () => {
    const release = aRelease({ name: 'mf-new', routes: [], navigation: [], screens: {} });
    expect(await publish(release, { gradual: true })).toMatchObject({ audience: null });
  });

  it('goes to staff and 10 %, and after a day of ten readers to everybody, guarded', async () => {
    const { audience } = await publish(second, { gradual: true });
    expect(audience).toEqual({ staff: true, teams: [], share: 10 });
    expect((await publish(second, { gradual: true })).changed).toBe(false);
    await read(second, 10);
    await pass(23);
    expect((await listed(second))?.state).toBe('canary');
    await pass(1);
    const promoted = await listed(second);
    expect(promoted?.state).toBe('current');
    expect(promoted?.runs[0]).toMatchObject({
      act: 'publish',
      actor: 'system',
      note: '10 people used it, 0 of them with a failure',
    });
    await read(second, 3, 3);
    expect((await listed(first))?.state).toBe('current');
  });

  it('waits for readers, three days at most', async () => {
    await publish(second, { gradual: true });
    await read(second, 9);
    await pass(71);
    expect((await listed(second))?.state).toBe('canary');
    await pass(1);
    expect((await listed(second))?.state).toBe('current');
  });

  it('is stopped after three days if it fails even one of few', async () => {
    await publish(second, { gradual: true });
    await read(second, 12, 1);
    await pass(71);
    expect((await listed(second))?.state).toBe('canary');
    await pass(1);
    expect((await listed(second))?.runs[0]?.stop).toMatchObject({ actor: 'system' });
    expect((await listed(first))?.state).toBe('current');
  });

  it('keeps a wider share, and makes a canary end by itself', async () => {
    await publish(second, { audience: { share: 20 } });
    expect((await listed(second))?.promotes_at).toBeNull();
    await pass(100);
    expect((await listed(second))?.state).toBe('canary');
    const { audience } = await publish(second, { gradual: true });
    expect(audience).toEqual({ staff: true, teams: [], share: 20 });
    await read(second, 10);
    await pass(24);
    expect((await listed(second))?.state).toBe('current');
  });
});

describe('endingOf', () => {
  const none = { people: 0, failed_people: 0 };
  it.each([
    ['enough readers without failure', { people: 10, failed_people: 0 }, none, 'promote'],
    ['one failure among many', { people: 30, failed_people: 1 }, none, 'promote'],
    ['one failure among few', { people: 12, failed_people: 1 }, none, undefined],
    [
      'as many failures as before',
      { people: 20, failed_people: 5 },
      { people: 100, failed_people: 25 },
      'promote',
    ],
    ['few readers', { people: 9, failed_people: 0 }, none, undefined],
  ] as const)('judges %s', (_what, now, before, ending) => {
    expect(endingOf(now, before, false)).toBe(ending);
  });
});

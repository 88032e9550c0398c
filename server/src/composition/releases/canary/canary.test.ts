import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { registrySchema, type Config } from '@portal/shared/contracts';
import { aPerson } from '../../../testing/builders/people.ts';
import { aRelease, type TestRelease } from '../../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { auditOf } from '../../../testing/readers/auditOf.ts';
import { releasesAnswerSchema } from '../releases.contract.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const first = aRelease();
const second = aRelease({ version: '1.1.0' }, 'second');
const third = aRelease({ version: '1.2.0' }, 'third');

async function call(path: string, payload: object) {
  server.pass(60_000);
  return server.operator.inject({ method: 'POST', url: `/operator/releases/${path}`, payload });
}
const publish = (release: TestRelease, more: object = {}) =>
  call(release.manifest.name, { ...release, any_version: true, ...more });

type Client = Awaited<ReturnType<TestServer['signIn']>>;

async function signIn(given: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(server.deps, given);
  return { person, client: await server.signIn(person) };
}

/** The release of a reader; also checks that all registry versions agree. */
async function hashFor(client?: Client): Promise<string | undefined> {
  const get = (url: string) => (client ? client.get(url) : server.manager.inject(url));
  const answer = await get('/api/registry');
  const registry = registrySchema.parse(answer.json());
  server.pass(1000);
  const config = await get('/api/config');
  expect(config.json<Config>().registry).toBe(registry.version);
  expect(config.headers['x-registry-version']).toBe(registry.version);
  return registry.remotes.find(({ name }) => name === 'mf-parts')?.current.hash;
}

async function history() {
  const answer = await server.operator.inject('/operator/releases/mf-parts');
  return releasesAnswerSchema.parse(answer.json());
}

beforeEach(async () => {
  await publish(first);
});

describe('a canary', () => {
  it('goes only to staff, and falls back to the current release', async () => {
    const { client: staff } = await signIn({ staff: true });
    const { client: customer } = await signIn();
    expect((await publish(second, { audience: { staff: true } })).statusCode).toBe(200);
    expect(await hashFor(staff)).toBe(second.manifest.hash);
    expect(await hashFor(customer)).toBe(first.manifest.hash);
    expect(await hashFor()).toBe(first.manifest.hash);
    const remotes = registrySchema.parse((await staff.get('/api/registry')).json()).remotes;
    expect(remotes.find(({ name }) => name === 'mf-parts')?.previous?.hash).toBe(
      first.manifest.hash,
    );
    await call('mf-parts/stop', {});
  });

  it('goes to named teams, is widened, and then promoted', async () => {
    const { person, client: one } = await signIn();
    const { person: other, client: another } = await signIn();
    await publish(second, { audience: { teams: [person.team.id] } });
    expect([await hashFor(one), await hashFor(another)]).toEqual([
      second.manifest.hash,
      first.manifest.hash,
    ]);
    const wider = await call('mf-parts/canary', { teams: [other.team.id] });
    expect(wider.json()).toEqual({
      audience: { staff: false, teams: [person.team.id, other.team.id], share: 0 },
    });
    expect(await hashFor(another)).toBe(second.manifest.hash);
    expect(await hashFor()).toBe(first.manifest.hash);
    expect((await call('mf-parts/promote', {})).statusCode).toBe(200);
    expect(await hashFor()).toBe(second.manifest.hash);
    expect((await call('mf-parts/promote', {})).json()).toMatchObject({ code: 'no_canary' });
  });

  it('is stopped explicitly, by a release for everybody and by a rollback, which leaves the current one', async () => {
    const { client } = await signIn({ staff: true });
    const audience = { staff: true };
    await publish(second, { audience });
    expect((await call('mf-parts/stop', { note: 'sums' })).json()).toMatchObject({
      version: '1.1.0',
    });
    expect(await hashFor(client)).toBe(first.manifest.hash);
    await publish(second, { audience });
    await publish(third);
    expect(await hashFor(client)).toBe(third.manifest.hash);
    await publish(second, { audience });
    expect(await hashFor(client)).toBe(second.manifest.hash);
    expect((await call('mf-parts/rollback', {})).json()).toMatchObject({
      version: '1.2.0',
      is_canary_stopped: true,
    });
    expect(await hashFor(client)).toBe(third.manifest.hash);
    await call('mf-parts/rollback', {});
    expect(await hashFor(client)).toBe(first.manifest.hash);
  });

  it.each([
    ['nobody', { audience: {} }, /names nobody/],
    ['a team that is not known', { audience: { teams: ['no-team'] } }, /no team of the id no-team/],
    ['more than all', { audience: { share: 101 } }, /./],
  ])('is refused for %s', async (_what, more, problem) => {
    const answer = await publish(second, more);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toMatch(problem);
    expect((await call('mf-parts/stop', {})).json()).toMatchObject({ code: 'no_canary' });
  });

  it('never shrinks', async () => {
    await publish(second, { audience: { share: 20 } });
    const answer = await call('mf-parts/canary', { share: 10 });
    expect(answer.json()).toHaveProperty('msg.share', expect.stringContaining('only grows'));
    expect((await call('mf-parts/canary', { share: 30 })).statusCode).toBe(200);
    await call('mf-parts/stop', {});
  });

  it('is widened when its release is published again, never narrowed', async () => {
    const { client: staff } = await signIn({ staff: true });
    const { person, client } = await signIn();
    await publish(second, { audience: { staff: true, share: 20 } });
    const answer = await publish(second, { audience: { share: 10 } });
    expect(answer.json()).toHaveProperty('msg.share', expect.stringContaining('only grows'));
    expect((await publish(second, { audience: { teams: [person.team.id] } })).json()).toMatchObject(
      { changed: true },
    );
    expect((await publish(second, { audience: { staff: true } })).json()).toMatchObject({
      changed: false,
    });
    expect((await history()).find(({ version }) => version === '1.1.0')?.audience).toEqual({
      staff: true,
      teams: [person.team.id],
      share: 20,
    });
    expect([await hashFor(staff), await hashFor(client)]).toEqual([
      second.manifest.hash,
      second.manifest.hash,
    ]);
    await call('mf-parts/stop', {});
  });

  it('reserves its addresses', async () => {
    const routes = [
      ...first.manifest.routes,
      { path: '/canary-only', title: { en: 'New', ja: '新規' } },
    ];
    const screens = {
      ...first.manifest.screens,
      '/canary-only': { preload: [], companions: [] },
    };
    const wide = aRelease({ version: '1.3.0', routes, screens }, 'wide');
    await publish(wide, { audience: { staff: true } });
    const rival = aRelease({
      name: 'mf-rival',
      routes: [{ path: '/canary-only', title: { en: 'Mine', ja: '横取り' } }],
      navigation: [],
      screens: { '/canary-only': { preload: [], companions: [] } },
    });
    expect((await publish(rival)).body).toContain('which mf-parts owns');
    await call('mf-parts/stop', {});
    expect((await publish(rival)).statusCode).toBe(200);
  });

  it('is recorded in the history and the audit log', async () => {
    await publish(second, { audience: { staff: true, share: 5 }, note: 'new sums' });
    const running = (await history()).find(({ version }) => version === '1.1.0');
    expect(running).toMatchObject({
      state: 'canary',
      audience: { staff: true, teams: [], share: 5 },
    });
    await call('mf-parts/stop', { note: 'wrong sums' });
    const stopped = (await history()).find(({ version }) => version === '1.1.0');
    expect(stopped?.audience).toBeNull();
    expect(stopped?.runs[0]).toMatchObject({
      act: 'canary',
      note: 'to staff, 5 % of all people: new sums',
      stop: { note: 'wrong sums' },
    });
    const acts = (await auditOf(server.deps, 'mf-parts')).map(({ action }) => action);
    expect(acts.slice(-2)).toEqual(['release.canary', 'release.stop']);
  });
});

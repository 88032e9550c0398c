import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { registrySchema } from '@portal/shared/contracts';
import { aPerson } from '../../../testing/builders/people.ts';
import { aRelease, type TestRelease } from '../../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { eraseAll } from '../../../platform/db/ErasingPiece.ts';
import { managerErasing } from '../../../areas/team/people/managerErasing.ts';
import { releasesAnswerSchema } from '../releases.contract.ts';
import { deleteReadersBefore } from './readers.queries.ts';

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
}

const nothing = { opens: 0, load: 0, render: 0, effect: 0 };
type Told = typeof nothing & {
  readonly parts: readonly {
    readonly place: string;
    readonly part: string;
    readonly times: number;
  }[];
};

/** New people, each with a browser. */
async function people(count: number, given: Parameters<typeof aPerson>[1] = {}) {
  const clients = [];
  for (let made = 0; made < count; made += 1) {
    clients.push(await server.signIn(await aPerson(server.deps, given)));
  }
  return clients;
}
type Client = Awaited<ReturnType<typeof people>>[number];

async function report(client: Client, release: TestRelease, happened: Partial<Told>) {
  const { name, hash } = release.manifest;
  const payload = { releases: [{ name, hash, ...nothing, ...happened }] };
  const answer = await client.post('/api/releases/reports', { payload });
  expect(answer.statusCode).toBe(204);
}

async function current(): Promise<string | undefined> {
  const { remotes } = registrySchema.parse((await server.manager.inject('/api/registry')).json());
  return remotes.find(({ name }) => name === 'mf-parts')?.current.hash;
}

async function listed(release: TestRelease) {
  const answer = await server.operator.inject('/operator/releases/mf-parts');
  const all = releasesAnswerSchema.parse(answer.json());
  return all.find(({ hash }) => hash === release.manifest.hash);
}

describe('POST /api/releases/reports', () => {
  it('counts failures of parts, which stop no release', async () => {
    const call = '/api/licenses/search';
    const search = [
      { id: 'parts', title: { en: 'Parts', ja: '部品' }, order: 10, icon: 'search', call },
    ];
    second = aRelease({ version: `${releases}.2.0`, places: { search } }, 'with a place');
    await publish(second, { audience: { share: 100 } });
    const unknown = { place: 'license', part: 'parts', times: 9 };
    const parts = [{ place: 'search', part: 'parts', times: 2 }, unknown];
    for (const client of await people(4)) await report(client, second, { parts });
    expect(await listed(second)).toMatchObject({
      state: 'canary',
      failed_parts: [{ place: 'search', part: 'parts', times: 8 }],
    });
    const { hash } = second.manifest;
    const metrics = (await server.operator.inject('/operator/metrics')).body;
    expect(metrics).toContain(
      `portal_release_part_failures_total{remote="mf-parts",release="${hash}",place="search"} 8`,
    );
    await server.operator.inject({
      method: 'POST',
      url: '/operator/releases/mf-parts/stop',
      payload: {},
    });
  });

  it('counts people, opens and failures of a release', async () => {
    const [one, other] = await people(2);
    await report(one!, first, { opens: 3 });
    await report(one!, first, { opens: 1, effect: 1 });
    await report(other!, first, { opens: 1 });
    expect((await listed(first))?.readers).toEqual({
      people: 2,
      failed_people: 1,
      opens: 5,
      load_failures: 0,
      render_failures: 0,
      effect_failures: 1,
    });
    const metrics = await server.operator.inject('/operator/metrics');
    const { hash } = first.manifest;
    expect(metrics.body).toContain(
      `portal_release_opens_total{remote="mf-parts",release="${hash}"} 5`,
    );
  });

  it('ignores unknown releases, and refuses invalid reports', async () => {
    const [one] = await people(1);
    await report(one!, aRelease({}, 'never published'), { opens: 1 });
    for (const releases of [
      [],
      [{ name: 'mf-parts' }],
      [{ ...nothing, name: 'mf-parts', hash: 'abcdef12', opens: -1 }],
    ]) {
      const answer = await one!.post('/api/releases/reports', { payload: { releases } });
      expect(answer.statusCode).toBe(422);
    }
    const visitor = await server.manager.inject({ method: 'POST', url: '/api/releases/reports' });
    expect(visitor.statusCode).toBe(401);
  });
});

describe('data about readers', () => {
  it('is deleted with the person, and half a year after the last visit', async () => {
    const person = await aPerson(server.deps);
    const client = await server.signIn(person);
    await report(client, first, { opens: 1 });
    const { db } = server.deps;
    const gone = { id: person.id, email: '', endedTeam: null };
    await db.transaction().execute((trx) => eraseAll(trx, managerErasing, gone));
    expect((await listed(first))?.readers.people).toBe(0);
    const [other] = await people(1);
    await report(other!, first, { opens: 1 });
    await deleteReadersBefore(db, server.deps.clock());
    expect((await listed(first))?.readers.people).toBe(1);
    server.pass(1000);
    await deleteReadersBefore(db, server.deps.clock());
    expect((await listed(first))?.readers.people).toBe(0);
  });
});

describe('a release that fails', () => {
  it('is stopped as a canary at the third affected person, with the reason in its history', async () => {
    await publish(second, { audience: { share: 100 } });
    const [a, b, c] = await people(3);
    for (let times = 0; times < 5; times += 1) await report(a!, second, { opens: 1, render: 1 });
    await report(b!, second, { opens: 1, load: 1 });
    expect((await listed(second))?.state).toBe('canary');
    await report(c!, second, { opens: 1, effect: 1 });
    const stopped = await listed(second);
    expect(stopped?.state).toBe('past');
    expect(stopped?.runs[0]?.stop).toEqual({
      act: 'stop',
      actor: 'system',
      note: 'it failed 3 of 3 people (loading 1, rendering 5, later 1 times); the release before failed 0 of 0 people',
    });
    expect(await current()).toBe(first.manifest.hash);
  });

  it('is stopped at the second if only staff has it', async () => {
    await publish(second, { audience: { staff: true } });
    const [a, b] = await people(2, { staff: true });
    await report(a!, second, { render: 1 });
    expect((await listed(second))?.state).toBe('canary');
    await report(b!, second, { render: 1 });
    expect((await listed(second))?.state).toBe('past');
  });

  it('continues if the previous release failed as often', async () => {
    const clients = await people(4);
    for (const client of clients) await report(client, first, { opens: 1, load: 1 });
    await publish(second, { audience: { share: 100 } });
    for (const client of clients) await report(client, second, { opens: 1, load: 1 });
    expect((await listed(second))?.state).toBe('canary');
  });

  it('is rolled back if it is guarded, only in its first minutes', async () => {
    await publish(second, { guard_minutes: 5 });
    const clients = await people(6);
    for (const client of clients.slice(0, 3)) await report(client, second, { render: 1 });
    expect(await current()).toBe(first.manifest.hash);
    expect((await listed(first))?.runs[0]).toMatchObject({ act: 'rollback', actor: 'system' });

    await publish(second, { guard_minutes: 5 });
    server.pass(6 * 60_000);
    for (const client of clients.slice(3)) await report(client, second, { render: 1 });
    expect(await current()).toBe(second.manifest.hash);
  });

  it('stays if it is not guarded', async () => {
    await publish(second);
    for (const client of await people(4)) await report(client, second, { render: 1 });
    expect(await current()).toBe(second.manifest.hash);
  });
});

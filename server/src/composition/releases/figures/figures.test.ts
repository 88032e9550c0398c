import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  releaseErrorSchema,
  remoteFiguresSchema,
  remotesFiguresSchema,
} from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';
import { insertStaff } from '../../../accounts/directory/staff.queries.ts';
import { noteProof } from '../../../accounts/security/proof/sessionProof.queries.ts';
import { createManagerApp } from '../../../app/app.ts';
import { signIn, type TestClient } from '../../../testing/browsers/TestClient.ts';
import { anAccountsTeam } from '../../../testing/builders/accountPeople.ts';
import { aRelease } from '../../../testing/builders/aRelease.ts';
import { aSourceMap } from '../../../testing/builders/aSourceMap.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { typeCommand } from '../../../testing/typeCommand.ts';
import { deleteErrorsBefore } from '../errors/errors.queries.ts';
import { deleteCountsBefore } from '../counts/counts.queries.ts';

let server: TestServer;
let staff: TestClient;
let reader: TestClient;
const release = aRelease({ owner: 'Parts team' });
const { name, hash, version } = release.manifest;
const named = { name, hash };
beforeAll(async () => {
  server = await createTestServer();
  const maps = { 'routes.2.js': Buffer.from(aSourceMap()).toString('base64') };
  const url = `/operator/releases/${name}`;
  await server.operator.inject({ method: 'POST', url, payload: { ...release, maps } });
  staff = await server.signIn(await aPerson(server.deps, { staff: true }));
  reader = await server.signIn(await aPerson(server.deps));
});
afterAll(() => server.close());

const nothing = { opens: 0, load: 0, render: 0, effect: 0 };

async function report(payload: object, client = reader) {
  const answer = await client.post('/api/releases/reports', {
    payload: { releases: [], ...payload },
  });
  return answer.statusCode;
}

function anError(changes: object = {}) {
  const { managerUrl } = server.deps.config;
  const place = `${managerUrl}/remotes/${name}/${version}+${hash}/routes.2.js`;
  return {
    ...named,
    id: 'k3x9p2ab',
    kind: 'render',
    route: '/parts',
    message: 'taro@large.example is not a part',
    stack: `Error: x\n    at Parts (${place}:2:7)\n    at https://elsewhere.example/x.js:1:1`,
    ...changes,
  };
}

async function remote() {
  return remoteFiguresSchema.parse((await staff.get(`/api/releases/figures/${name}`)).json());
}

describe('browser reports of a release', () => {
  it('is shown to staff: people, failures by reason, times and web vitals', async () => {
    const samples = [
      ...[120, 120, 120, 900].map((value) => ({ ...named, measure: 'load', value })),
      { ...named, measure: 'lcp', value: 2400 },
      { ...named, measure: 'lcp', value: 4100.5 },
      { ...named, measure: 'inp', value: 30 },
      { ...named, measure: 'cls', value: 0 },
    ];
    expect(
      await report({ releases: [{ ...named, ...nothing, opens: 4, render: 1 }], samples }),
    ).toBe(204);
    const answer = await staff.get('/api/releases/figures');
    const { remotes } = remotesFiguresSchema.parse(answer.json());
    expect(remotes).toMatchObject([
      {
        name,
        owner: 'Parts team',
        releases: [
          {
            version,
            hash,
            state: 'current',
            people: 1,
            failed: { people: 1, load: 0, render: 1, effect: 0 },
            opens: 4,
            load: { count: 4, p50: 133, p95: 960 },
            lcp: { count: 2, good: 1, poor: 1 },
            inp: { count: 1, p75: 44, good: 1, poor: 0 },
            cls: { count: 1, good: 1, poor: 0 },
          },
        ],
      },
    ]);
    const { days } = await remote();
    expect(days).toHaveLength(28);
    expect(days.at(-1)).toMatchObject({ day: '2026-11-21', opens: 4, failures: 1, p50: 133 });
    expect(days[0]).toMatchObject({ opens: 0, failures: 0, p50: null });
  });

  it('is in the metrics', async () => {
    const { body } = await server.operator.inject('/operator/metrics');
    const labels = `remote="${name}",release="${hash}"`;
    expect(body).toContain(`portal_release_load_seconds_bucket{le="0.2",${labels}} 3`);
    expect(body).toContain(`portal_release_vital_seconds_count{${labels},vital="lcp"} 2`);
    expect(body).toContain(`portal_release_layout_shift_count{${labels}} 1`);
    expect(body).toContain(`portal_release_failures_total{${labels},reason="render"} 1`);
  });

  it('is refused if too large or invalid', async () => {
    expect(await report({})).toBe(422);
    expect(await report({ samples: [{ ...named, measure: 'load', value: -1 }] })).toBe(422);
    expect(await report({ errors: [anError({ id: '' })] })).toBe(422);
    expect(await report({ errors: [anError({ stack: 'x'.repeat(6001) })] })).toBe(422);
    expect(await report({ errors: Array.from({ length: 11 }, () => anError()) })).toBe(422);
    expect(await report({ errors: [anError({ hash: 'abcdef12' })] })).toBe(204);
    expect((await staff.get('/api/releases/errors/k3x9p2ab')).statusCode).toBe(404);
  });
});

describe('an error that was shown to a person', () => {
  it('is found by its id, with source position and without personal data', async () => {
    expect(await report({ errors: [anError()] })).toBe(204);
    const found = releaseErrorSchema.parse(
      (await staff.get('/api/releases/errors/K3X9P2AB')).json(),
    );
    expect(found).toMatchObject({
      remote: name,
      version,
      hash,
      kind: 'render',
      route: '/parts',
      message: '(mail) is not a part',
      stack: [{ name: 'Parts', place: 'mf-parts/src/screens/PartsScreen.tsx:5:1', isSource: true }],
    });
    expect((await remote()).errors.map(({ id }) => id)).toEqual(['k3x9p2ab']);
  });

  it('is found by a command', async () => {
    const type = (...words: string[]) =>
      typeCommand(server.operator, ['releases', 'errors', ...words]);
    const { said } = await type('--id', 'k3x9p2ab');
    expect(said).toContain(`k3x9p2ab  ${name} ${version}+${hash} at /parts`);
    expect(said).toContain('a screen that threw when it was first rendered: (mail) is not a part');
    expect(said).toContain('Parts  mf-parts/src/screens/PartsScreen.tsx:5:1');
    expect((await type('mf-parts')).said).toBe(said);
    expect((await type('mf-none')).said).toContain('No errors are kept.');
    expect((await type('--id', 'unknown1')).said).toContain('No error unknown1 is kept');
  });

  it('drops a route that its release lacks, and keeps the first report of an id', async () => {
    await report({
      errors: [anError({ id: 'second00', route: '/tanaka' }), anError({ message: 'other' })],
    });
    const { errors } = await remote();
    expect(errors.find(({ id }) => id === 'second00')?.route).toBeNull();
    expect(errors.find(({ id }) => id === 'k3x9p2ab')?.message).toBe('(mail) is not a part');
  });

  it('is one of the last hundred of its release, and deleted after a month', async () => {
    for (let call = 0; call < 11; call += 1) {
      server.pass(1000);
      const errors = Array.from({ length: 10 }, (_, place) =>
        anError({ id: `many-${String(call)}-${String(place)}`, kind: 'event' }),
      );
      expect(await report({ errors })).toBe(204);
    }
    const { said } = await typeCommand(server.operator, ['releases', 'errors', '--id', 'k3x9p2ab']);
    expect(said).toContain('No error');
    expect((await remote()).releases[0]?.events).toBe(110);
    const { db, clock } = server.deps;
    await deleteErrorsBefore(db, clock());
    expect((await remote()).errors.length).toBeGreaterThan(0);
    await deleteErrorsBefore(db, new Date(clock().getTime() + 1));
    expect((await remote()).errors).toEqual([]);
    await deleteCountsBefore(db, toCalendarDay('2026-11-22'));
    expect((await remote()).releases[0]).toMatchObject({ opens: 0, events: 0, people: 1 });
  });
});

describe('access', () => {
  it.each([
    '/api/releases/figures',
    `/api/releases/figures/${name}`,
    '/api/releases/errors/k3x9p2ab',
  ])('is limited to staff: %s', async (url) => {
    expect((await reader.get(url)).statusCode).toBe(403);
    expect((await server.manager.inject(url)).statusCode).toBe(401);
  });

  it('requires a recent second factor in production', async () => {
    const { deps } = server;
    const config = { ...deps.config, production: true };
    const app = createManagerApp({ ...deps, config });
    const { id: teamId, people } = await anAccountsTeam(deps);
    const [{ id } = { id: '' }] = people;
    await server.runJobs();
    await insertStaff(deps.db, id, deps.clock());
    await deps.db
      .updateTable('manager.user_ref')
      .set({ staff: true })
      .where('id', '=', id)
      .execute();
    const { cookie } = await signIn(server, { id, team: { id: teamId } });
    const ask = () => app.inject({ url: '/api/releases/figures', headers: { cookie } });
    expect((await ask()).json()).toMatchObject({ code: 'factor_needed' });
    const [, session = ''] = cookie.split('=');
    await noteProof(deps.db, `provider-${session}`, { now: deps.clock(), factor: 'totp' });
    expect((await ask()).statusCode).toBe(200);
    await app.close();
  });

  it('answers 404 for an unknown remote', async () => {
    expect((await staff.get('/api/releases/figures/mf-none')).statusCode).toBe(404);
  });
});

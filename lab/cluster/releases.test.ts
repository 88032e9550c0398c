import { beforeEach, expect, it, jest } from '@jest/globals';
import { registrySchema } from '@portal/shared/contracts';
import { createManagerApp } from '@portal/server/src/app/app.ts';
import { errorsAnswerSchema } from '@portal/server/src/composition/releases/errors/errors.contract.ts';
import { keepFailedPreview } from '@portal/server/src/composition/releases/errors/keepFailedPreview.ts';
import { releasesAnswerSchema } from '@portal/server/src/composition/releases/releases.contract.ts';
import { signIn, type TestClient } from '@portal/server/src/testing/browsers/TestClient.ts';
import { aRelease, type TestRelease } from '@portal/server/src/testing/builders/aRelease.ts';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { shell, recordingPreviews } from '@portal/server/src/testing/openPages.ts';
import { auditOf } from '@portal/server/src/testing/readers/auditOf.ts';
import { clusterOfTests } from './clusterOfTests.ts';
import type { Member } from './openCluster.ts';

jest.setTimeout(120_000);

const cluster = clusterOfTests();
let rounds = 0;
let old = aRelease();
let next = aRelease();

beforeEach(async () => {
  rounds += 1;
  old = aRelease({ version: `${rounds}.0.0` }, `old ${rounds}`);
  next = aRelease({ version: `${rounds}.1.0` }, `next ${rounds}`);
  await act(cluster.first, 'mf-parts', old);
});

/** Makes an operator call about a remote at one process. */
async function act({ operator }: Member, path: string, payload: object = {}): Promise<void> {
  const url = `/operator/releases/${path}`;
  const { statusCode, body } = await operator.inject({ method: 'POST', url, payload });
  if (statusCode >= 300) throw new Error(`${path}: ${body}`);
}

/** Hash of a person's release at one process. */
async function hashAt({ manager }: Member, { cookie }: Pick<TestClient, 'cookie'>) {
  const answer = await manager.inject({ url: '/api/registry', headers: { cookie } });
  const { remotes } = registrySchema.parse(answer.json());
  return remotes.find(({ name }) => name === 'mf-parts')?.current.hash;
}

const visitor = { cookie: '' };
const hashesFor = (client: Pick<TestClient, 'cookie'>) =>
  Promise.all([cluster.first, cluster.second].map((member) => hashAt(member, client)));

async function people(count: number, given: Parameters<typeof aPerson>[1] = {}) {
  const clients: TestClient[] = [];
  while (clients.length < count) {
    clients.push(await signIn(cluster.first, await aPerson(cluster.first.deps, given)));
  }
  return clients;
}

/** Reports a failure of a release to one process. */
async function report(
  { manager }: Member,
  { cookie, csrf }: TestClient,
  { manifest }: TestRelease,
) {
  const { name, hash } = manifest;
  const answer = await manager.inject({
    method: 'POST',
    url: '/api/releases/reports',
    headers: { cookie, 'x-csrf-token': csrf },
    payload: { releases: [{ name, hash, opens: 1, load: 0, render: 1, effect: 0 }] },
  });
  expect(answer.statusCode).toBe(204);
}

cluster.describe('a canary at two processes', () => {
  it('has the same audience at both, and grows at both', async () => {
    const clients = await people(16);
    await act(cluster.second, 'mf-parts', { ...next, audience: { share: 50 } });
    const given = await Promise.all(clients.map(hashesFor));
    for (const [one, other] of given) expect(one).toBe(other);
    const hashes = [old, next].map(({ manifest }) => manifest.hash);
    expect(new Set(given.flat())).toEqual(new Set(hashes));
    expect(await hashesFor(visitor)).toEqual([old.manifest.hash, old.manifest.hash]);
    await act(cluster.first, 'mf-parts/canary', { share: 100 });
    for (const client of clients) {
      expect(await hashesFor(client)).toEqual([next.manifest.hash, next.manifest.hash]);
    }
    await act(cluster.second, 'mf-parts/promote');
    expect(await hashesFor(visitor)).toEqual([next.manifest.hash, next.manifest.hash]);
  });

  it('is stopped at both at once by either', async () => {
    const [client] = await people(1, { staff: true });
    await act(cluster.first, 'mf-parts', { ...next, audience: { staff: true } });
    expect(await hashesFor(client!)).toEqual([next.manifest.hash, next.manifest.hash]);
    await act(cluster.second, 'mf-parts/stop', { note: 'wrong sums' });
    expect(await hashesFor(client!)).toEqual([old.manifest.hash, old.manifest.hash]);
  });

  it('is stopped once by failures reported to both', async () => {
    const clients = await people(6);
    await act(cluster.first, 'mf-parts', { ...next, audience: { share: 100 } });
    const [one, two, ...others] = clients;
    await report(cluster.first, one!, next);
    await report(cluster.second, two!, next);
    expect(await hashesFor(one!)).toEqual([next.manifest.hash, next.manifest.hash]);
    // Concurrently: each process judges for itself.
    await Promise.all(
      others.map((client, index) =>
        report(index % 2 === 0 ? cluster.first : cluster.second, client, next),
      ),
    );
    expect(await hashesFor(one!)).toEqual([old.manifest.hash, old.manifest.hash]);
    const stops = (await auditOf(cluster.second.deps, 'mf-parts')).filter(
      ({ action, details }) =>
        action === 'release.stop' && JSON.stringify(details).includes(next.manifest.hash),
    );
    expect(stops).toHaveLength(1);
    const history = await cluster.second.operator.inject({ url: '/operator/releases/mf-parts' });
    const stopped = releasesAnswerSchema
      .parse(history.json())
      .find(({ hash }) => hash === next.manifest.hash);
    expect(stopped?.readers).toMatchObject({ people: 6, failed_people: 6 });
  });
});

cluster.describe('a remote at two processes', () => {
  it('is gone at both once it is withdrawn at either, and can come back', async () => {
    await act(cluster.second, 'mf-parts/withdraw');
    expect(await hashesFor(visitor)).toEqual([undefined, undefined]);
    await act(cluster.first, 'mf-parts', old);
    expect(await hashesFor(visitor)).toEqual([old.manifest.hash, old.manifest.hash]);
  });
});

cluster.describe('previews at two processes', () => {
  it('use the release published at the other process, and are prepared for it', async () => {
    const told = [recordingPreviews(), recordingPreviews()] as const;
    const pages = [cluster.first, cluster.second].map(({ deps }, index) =>
      createManagerApp({ ...deps, shell, previews: told[index]!.previews }),
    );
    const [client] = await people(1);
    const visitBoth = async () => {
      for (const page of pages) {
        const { body } = await page.inject({ url: '/parts', headers: { cookie: client!.cookie } });
        expect(body).toContain('<h1>As it will look</h1>');
      }
    };
    await visitBoth();
    await act(cluster.second, 'mf-parts', next);
    await visitBoth();
    for (const { asked, prepared } of told) {
      expect(asked.map(({ id }) => id)).toEqual([old.manifest.hash, next.manifest.hash]);
      expect(prepared.flat()).toEqual([old.manifest.hash, next.manifest.hash]);
    }
    for (const page of pages) await page.close();
  });

  it('that failed are one entry, whichever process failed', async () => {
    const { name: remote, hash: release } = old.manifest;
    const failure = { remote, release, route: '/parts', problem: 'TypeError: no total' };
    await keepFailedPreview(cluster.first.deps, failure);
    await keepFailedPreview(cluster.second.deps, failure);
    for (const { operator } of [cluster.first, cluster.second]) {
      const answer = await operator.inject({ url: '/operator/release-errors?remote=mf-parts' });
      const kept = errorsAnswerSchema.parse(answer.json()).filter(({ kind }) => kind === 'preview');
      expect(kept.map(({ message }) => message)).toEqual(['TypeError: no total']);
    }
  });
});

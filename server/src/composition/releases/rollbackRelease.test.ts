import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registrySchema } from '@portal/shared/contracts';
import { aRelease, type TestRelease } from '../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Releases of a remote by content; each remote has its own path. */
function releasesOf(name: string) {
  const path = `/${name}`;
  const place = {
    name,
    routes: [{ path, title: { en: 'X', ja: 'X' } }],
    screens: { [path]: { preload: [], companions: [] } },
    navigation: [],
  };
  return { a: aRelease(place, 'a'), b: aRelease(place, 'b'), c: aRelease(place, 'c') };
}

async function publish(...releases: readonly TestRelease[]): Promise<void> {
  for (const release of releases) {
    const url = `/operator/releases/${release.manifest.name}`;
    const payload = { ...release, any_version: true };
    const call = { method: 'POST', url, payload } as const;
    expect((await server.operator.inject(call)).statusCode).toBe(200);
  }
}

async function rollback(name: string, hash?: string) {
  const payload = hash === undefined ? {} : { hash };
  const url = `/operator/releases/${name}/rollback`;
  const answer = await server.operator.inject({ method: 'POST', url, payload });
  return answer.json<{ hash?: string; code?: string; msg?: object }>();
}

async function pointers(name: string) {
  const answer = await server.manager.inject('/api/registry');
  const { remotes } = registrySchema.parse(answer.json());
  const remote = remotes.find((each) => each.name === name);
  return [remote?.current.hash, remote?.previous?.hash];
}

const hash = ({ manifest }: TestRelease) => manifest.hash;

describe('rollbackRelease', () => {
  it('returns to what ran before an older release was published again', async () => {
    const { a, b } = releasesOf('mf-again');
    await publish(a, b, a);
    expect(await pointers('mf-again')).toEqual([hash(a), hash(b)]);
    expect(await rollback('mf-again')).toMatchObject({ hash: hash(b) });
    expect(await pointers('mf-again')).toEqual([hash(b), hash(a)]);
    expect(await rollback('mf-again')).toMatchObject({ hash: hash(a) });
    expect(await rollback('mf-again')).toMatchObject({ code: 'no_previous' });
  });

  it('skips releases that were rolled back', async () => {
    const { a, b, c } = releasesOf('mf-bad');
    await publish(a, b);
    await rollback('mf-bad');
    await publish(c);
    expect(await pointers('mf-bad')).toEqual([hash(c), hash(a)]);
    expect(await rollback('mf-bad')).toMatchObject({ hash: hash(a) });
  });

  it('makes a named release current that was rolled back before', async () => {
    const { a, b } = releasesOf('mf-named');
    await publish(a, b);
    await rollback('mf-named');
    expect(await rollback('mf-named', hash(b))).toMatchObject({ hash: hash(b) });
    expect(await pointers('mf-named')).toEqual([hash(b), hash(a)]);
  });

  it('changes nothing when the current release is named', async () => {
    const { a, b } = releasesOf('mf-same');
    await publish(a, b);
    expect(await rollback('mf-same', hash(b))).toMatchObject({ hash: hash(b) });
    expect(await pointers('mf-same')).toEqual([hash(b), hash(a)]);
  });

  it('refuses a release whose path now belongs to another remote', async () => {
    const { a } = releasesOf('mf-moved');
    const path = { path: '/moved', title: { en: 'X', ja: 'X' } };
    const screens = { '/moved': { preload: [], companions: [] } };
    const moved = aRelease({ name: 'mf-moved', routes: [path], screens, navigation: [] }, 'b');
    await publish(a, moved, aRelease({ ...a.manifest, name: 'mf-heir' }, 'a'));
    const { msg } = await rollback('mf-moved');
    expect(msg).toEqual({ routes: '/mf-moved meets /mf-moved, which mf-heir owns' });
    expect(await pointers('mf-moved')).toEqual([hash(moved), hash(a)]);
  });
});

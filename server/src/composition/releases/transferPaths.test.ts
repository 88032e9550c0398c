import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registrySchema } from '@portal/shared/contracts';
import { aRelease, type TestRelease } from '../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { auditOf } from '../../testing/readers/auditOf.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A release with these paths, each in the menu. */
function having(name: string, version: string, ...paths: string[]): TestRelease {
  const label = { en: name, ja: name };
  return aRelease(
    {
      name,
      version,
      routes: paths.map((path) => ({ path, title: label })),
      navigation: paths.map((to, order) => ({ to, label, icon: 'layout-grid', order })),
      screens: Object.fromEntries(paths.map((path) => [path, { preload: [], companions: [] }])),
    },
    `${name} ${version}`,
  );
}

const call = (path: string, payload: object = {}) => {
  server.pass(60_000);
  return server.operator.inject({ method: 'POST', url: `/operator/releases/${path}`, payload });
};
const publish = (release: TestRelease) => call(release.manifest.name, release);
const transfer = (what: string, to: string) => call(`${to}/transfer`, { what });

/** Owners of paths by the registry; also checks the menu. */
async function owners(...names: string[]) {
  const { remotes } = registrySchema.parse((await server.manager.inject('/api/registry')).json());
  const named = remotes.filter(({ name }) => names.includes(name));
  for (const { routes, navigation } of named) {
    expect(navigation.map(({ to }) => to)).toEqual(routes.map(({ path }) => path));
  }
  return Object.fromEntries(
    named.map(({ name, routes }) => [name, routes.map(({ path }) => path)]),
  );
}

describe('POST /operator/releases/{remote}/transfer', () => {
  it('transfers a path atomically with the new owner’s release, and back on rollback', async () => {
    await publish(having('mf-old', '1.0.0', '/sheets', '/sheets/:id', '/sums'));
    await publish(having('mf-new', '1.0.0', '/fresh'));
    const next = having('mf-new', '1.1.0', '/fresh', '/sheets');
    expect((await publish(next)).json()).toHaveProperty(
      'msg.routes',
      '/sheets meets /sheets, which mf-old owns',
    );

    expect((await transfer('/sheets', 'mf-new')).json()).toEqual({
      paths: ['/sheets'],
      is_published: true,
    });
    const untouched = { 'mf-old': ['/sheets', '/sheets/:id', '/sums'], 'mf-new': ['/fresh'] };
    expect(await owners('mf-old', 'mf-new')).toEqual(untouched);
    expect((await publish(next)).statusCode).toBe(200);
    expect(await owners('mf-old', 'mf-new')).toEqual({
      'mf-old': ['/sums'],
      'mf-new': ['/fresh', '/sheets'],
    });
    expect((await publish(having('mf-old', '1.1.0', '/sheets', '/sums'))).json()).toHaveProperty(
      'msg.routes',
    );
    await call('mf-new/rollback');
    expect(await owners('mf-old', 'mf-new')).toEqual(untouched);
    const [last] = (await auditOf(server.deps, 'mf-new')).filter(
      ({ action }) => action === 'release.transfer',
    );
    expect(last?.actor).toMatch(/^local:/);
  });

  it('transfers paths below a path that stays', async () => {
    await publish(having('mf-tree', '1.0.0', '/tree', '/tree/leaf'));
    await transfer('/tree/leaf', 'mf-leaf');
    expect((await publish(having('mf-leaf', '1.0.0', '/tree/leaf'))).statusCode).toBe(200);
    expect(await owners('mf-tree', 'mf-leaf')).toEqual({
      'mf-tree': ['/tree'],
      'mf-leaf': ['/tree/leaf'],
    });
    expect((await publish(having('mf-tree', '1.1.0', '/tree', '/tree/root'))).statusCode).toBe(200);
    // A rollback to the former release does not restore the transferred paths.
    expect((await call('mf-tree/rollback')).statusCode).toBe(200);
    expect(await owners('mf-tree')).toEqual({ 'mf-tree': ['/tree'] });
    await transfer('/tree/leaf', 'mf-tree');
    expect(await owners('mf-tree', 'mf-leaf')).toEqual({
      'mf-tree': ['/tree', '/tree/leaf'],
      'mf-leaf': [],
    });
  });

  it('renames a remote: transfers all paths, publishes under the new name, withdraws the old one', async () => {
    await publish(having('mf-before', '1.0.0', '/one', '/two'));
    expect((await transfer('mf-before', 'mf-after')).json()).toEqual({
      paths: ['/one', '/two'],
      is_published: false,
    });
    expect((await publish(having('mf-after', '1.0.0', '/one', '/two'))).statusCode).toBe(200);
    expect(await owners('mf-before', 'mf-after')).toEqual({
      'mf-before': [],
      'mf-after': ['/one', '/two'],
    });
    expect((await call('mf-before/withdraw')).statusCode).toBe(204);
    expect(await owners('mf-before', 'mf-after')).toEqual({ 'mf-after': ['/one', '/two'] });
  });

  it.each([
    ['/nobodys', 'mf-any', 'nobody’s'],
    ['/Parts/', 'mf-any', 'no path'],
    ['/mine', 'mf-mine', 'already'],
  ])('refuses %s to %s', async (what, to, problem) => {
    await publish(having('mf-mine', '1.0.0', '/mine'));
    const answer = await transfer(what, to);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(problem);
  });

  it('refuses an unknown remote', async () => {
    expect((await transfer('mf-nowhere', 'mf-any')).statusCode).toBe(404);
  });
});

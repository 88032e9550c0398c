import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listAudit } from '../../areas/team/audit/audit.queries.ts';
import { hashOfSecret } from '../../platform/protocol/sites/siteClient.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { typeCommand } from '../../testing/typeCommand.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const typed = (line: string) => typeCommand(server.operator, line.split(' '));
const rowOf = (name: string) =>
  server.deps.db
    .selectFrom('portal.site')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow();

describe('portal sites', () => {
  it('registers, changes, lists and ends a site, and records each action', async () => {
    const added = await typed(
      'sites add intranet --origin https://intranet.example --remotes mf-licenses,mf-logs',
    );
    expect(added).toEqual({
      code: 0,
      said: [
        'intranet  https://intranet.example  mf-licenses mf-logs',
        'No release is published of: mf-licenses, mf-logs',
      ].join('\n'),
    });
    const changed = await typed(
      'sites change intranet --origin https://intranet.example --origin https://wiki.example',
    );
    expect(changed.said).toContain('https://intranet.example https://wiki.example  mf-licenses');
    expect((await typed('sites list')).said).toContain('intranet  https://intranet.example');
    expect((await typed('sites end intranet')).said).toBe('The site intranet is ended.');
    expect((await typed('sites list')).said).toContain('intranet  ended');
    expect((await typed('sites change intranet --remotes mf-store')).code).toBe(1);
    const acts = await listAudit(server.deps.db);
    expect(acts.map(({ action, actor }) => [action, actor])).toEqual(
      expect.arrayContaining([
        ['site.add', 'local:tester'],
        ['site.change', 'local:tester'],
        ['site.end', 'local:tester'],
      ]),
    );
  });

  it('shows the secret of a server once, and stores its hash', async () => {
    const { said } = await typed(
      'sites add shop --origin https://shop.example --remotes mf-store --server https://shop.example/back',
    );
    const secret = said.split('\n').at(-1) ?? '';
    expect(secret).toMatch(/^portal_site_[\w-]{43}$/);
    const row = await rowOf('shop');
    expect(row.secret_hash).toBe(hashOfSecret(secret));
    expect(JSON.stringify(row)).not.toContain(secret);
    expect((await typed('sites list')).said).not.toContain(secret);
    const { said: next } = await typed('sites change shop --new-secret');
    expect(next.split('\n').at(-1)).not.toBe(secret);
  });

  it.each([
    ['an origin with a path', '--origin https://a.example/x --remotes mf-logs', 'origin'],
    ['the portal itself', '--origin http://localhost:3000 --remotes mf-logs', 'the portal itself'],
    ['what is no remote', '--origin https://a.example --remotes licenses', 'mf-licenses'],
    [
      'the origin of another site',
      '--origin https://shop.example --remotes mf-logs',
      'is of the site shop',
    ],
    [
      'a server elsewhere',
      '--origin https://a.example --remotes mf-logs --server https://b.example/x',
      'one of the origins',
    ],
    ['no origin', '--remotes mf-logs', '--origin is missing'],
  ])('refuses %s', async (_what, options, sentence) => {
    const { code, said } = await typed(`sites add other ${options}`);
    expect([code === 0, said.includes(sentence)]).toEqual([false, true]);
  });

  it('refuses a name that was used before', async () => {
    const again = await typed('sites add shop --origin https://c.example --remotes mf-logs');
    expect(again.said).toContain('is that of another site');
  });
});

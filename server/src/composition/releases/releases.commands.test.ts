import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aRelease, type TestRelease } from '../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { typeCommand } from '../../testing/typeCommand.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const type = (...words: string[]) => typeCommand(server.operator, ['releases', ...words]);

async function publish(release: TestRelease, more: object = {}) {
  server.pass(60_000);
  const url = `/operator/releases/${release.manifest.name}`;
  await server.operator.inject({ method: 'POST', url, payload: { ...release, ...more } });
}

it('reports the outcome of a canary in sentences', async () => {
  const second = aRelease({ version: '1.1.0' }, 'second');
  await publish(aRelease());
  await publish(second, { audience: { staff: true } });
  const { hash } = second.manifest;
  expect((await type('widen', 'mf-parts', '--share', '10')).said).toContain(
    'The canary of mf-parts goes to staff, 10 % of all people.',
  );
  expect((await type('widen', 'mf-parts', '--share', '5')).said).toContain('only grows');
  expect((await type('widen', 'mf-parts')).said).toContain('Nobody is named');
  expect((await type('widen', 'mf-parts', '--share', 'many')).said).toContain('whole percent');
  expect((await type('list', 'mf-parts')).said).toContain('canary (staff, 10 % of all people)');
  expect((await type('stop', 'mf-parts', '--note', 'sums')).said).toContain(
    `mf-parts 1.1.0+${hash} is stopped.`,
  );
  const again = await type('promote', 'mf-parts');
  expect(again.said).toContain('No release of this remote goes to some people only');
  expect(again.code).not.toBe(0);
  await publish(second, { audience: { staff: true } });
  expect((await type('rollback', 'mf-parts')).said).toContain(
    'The canary of mf-parts is stopped: everybody has 1.0.0+',
  );
  await publish(second, { audience: { staff: true } });
  expect((await type('promote', 'mf-parts')).said).toContain(
    `mf-parts 1.1.0+${hash} is published.`,
  );
  expect((await type('rollback', 'mf-parts')).said).toMatch(/mf-parts is at 1\.0\.0\+\w+ again\./);
});

it('checks a version before it publishes anything', async () => {
  await publish(aRelease({ version: '2.0.0' }));
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  try {
    for (const [version, answer] of [
      ['2.0.0', 'its version 2.0.0 was published with other content'],
      ['2.0.1', ''],
    ] as const) {
      const { manifest, files } = aRelease({ version }, 'other');
      for (const [file, content] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(folder, 'dist', file)), { recursive: true });
        writeFileSync(path.join(folder, 'dist', file), Buffer.from(content, 'base64'));
      }
      writeFileSync(path.join(folder, 'dist/release.json'), JSON.stringify(manifest));
      const { code, said } = await type('publish', folder, '--check');
      expect([code, said.includes(answer)]).toEqual([answer === '' ? 0 : 1, true]);
      expect((await type('list', 'mf-parts')).said).not.toContain('2.0.1');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('reports transfers in sentences', async () => {
  await publish(aRelease());
  expect((await type('transfer', '/parts', '--to', 'mf-stock')).said).toContain(
    '/parts: of mf-stock from its first release, which is still to come, on that has it.',
  );
  await publish(aRelease({ name: 'mf-stores', routes: [], navigation: [], screens: {} }));
  expect((await type('transfer', '/parts', '--to', 'mf-stores')).said).toContain(
    '/parts: of mf-stores from its next release on that has it.',
  );
  await type('transfer', '/parts', '--to', 'mf-stock');
  expect((await type('transfer', '/parts', '--to', 'mf-stock')).said).toContain('already');
  expect((await type('transfer', '/parts')).said).toContain('--to');
  expect((await type('transfer', '/parts', '--to', 'mf', 'stock')).said).toContain('One path');
  expect((await type('transfer', '/parts', '--to', 'mf stock')).said).toContain(
    'knows nothing of this name',
  );
});

it('stores why a remote was withdrawn', async () => {
  await publish(aRelease());
  const said = await type('withdraw', 'mf-parts', '--note', 'nobody uses it');
  expect(said.said).toContain('mf-parts is withdrawn');
  expect((await type('list', 'mf-parts')).said).toMatch(/withdrawn by .+, “nobody uses it”/);
  expect((await type('withdraw')).said).toContain('The name of the remote is missing');
});

it('requires the hash of a release, since several can have one version', async () => {
  const { code, said } = await type('rollback', 'mf-parts', '1.0.0');
  expect([code, said.split('\n')[0]]).toEqual([
    2,
    '1.0.0 lacks its hash, which releases list shows.',
  ]);
});

it.each(['widen', 'promote', 'stop', 'rollback', 'withdraw'])(
  'refuses a second remote for %s',
  async (verb) => {
    const release = verb === 'rollback' ? ['1.0.0+abcdef12'] : [];
    const { code, said } = await type(verb, 'mf-parts', ...release, 'mf-stock');
    expect([code, said.includes('mf-stock is one name too many.')]).toEqual([2, true]);
  },
);

it.each(['files', 'maps'] as const)('refuses %s that are not base64', async (part) => {
  const { manifest, files } = aRelease({ name: 'mf-broken' });
  const [file = ''] = Object.keys(files);
  for (const content of ['YQ', 'YQ==\n', 'a-_b', 'あ']) {
    const answer = await server.operator.inject({
      method: 'POST',
      url: '/operator/releases/mf-broken',
      payload: { manifest, files, [part]: { [file]: content } },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ msg: { [file]: 'is not base64' } }),
    ]);
  }
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { typeCommand } from '../../../testing/typeCommand.ts';
import { largestPartBytes, publishedInstallersSchema } from './installers.contract.ts';
import { listInstallers } from './installers.queries.ts';
import { installerKey } from './publishInstaller.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await createTestServer();
  folder = await mkdtemp(path.join(tmpdir(), 'portal-installers-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

/** Runs a command at the operator's terminal. */
const type = (...words: readonly string[]) =>
  typeCommand(server.operator, ['installers', ...words]);

async function aFile(name: string, content: Buffer | string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

const facts = (version: string, bit = '64') => [
  ...['--edition', 'professional'],
  ...['--version', version],
  ...['--bit', bit],
];

const listed = async () =>
  publishedInstallersSchema.parse((await server.operator.inject('/operator/installers')).json());

describe('portal installers publish', () => {
  it("stores a file of several parts by its hash, with the operator's data", async () => {
    const content = randomBytes(largestPartBytes + 1_000);
    const file = await aFile('setup-x64.exe', content);
    const notes = await aFile('notes-ja.txt', '不具合の修正\n');
    const { code, said } = await type(
      ...['publish', file, ...facts('12.0.0'), '--signed', '--notes-ja', notes],
    );
    expect(said).toContain('professional  12.0.0  64-bit');
    expect(code).toBe(0);
    const [row] = await listInstallers(server.deps.db);
    expect(row).toMatchObject({ edition: 2, bit: 64, signed: true, size: content.length });
    const stored = await buffer(
      await server.deps.blobs.read(installerKey({ ...row, sha256: row?.sha256 ?? '' })),
    );
    expect(stored.equals(content)).toBe(true);
    const kept = await server.deps.db
      .selectFrom('manager.installer')
      .select(['notes_en', 'notes_ja', 'file_name'])
      .executeTakeFirst();
    expect(kept).toEqual({ notes_en: '', notes_ja: '不具合の修正', file_name: 'setup-x64.exe' });
  });

  it('deletes the parts of the upload', async () => {
    const { db } = server.deps;
    expect(await db.selectFrom('manager.installer_upload').selectAll().execute()).toEqual([]);
  });

  it('writes the name of the operator to the audit log', async () => {
    const act = await server.deps.db
      .selectFrom('portal.audit_log')
      .selectAll()
      .where('action', '=', 'installer.publish')
      .executeTakeFirstOrThrow();
    expect(act).toMatchObject({
      actor: 'local:tester',
      details: { version: '12.0.0', signed: true },
    });
  });

  it('refuses another file under the same version', async () => {
    const file = await aFile('setup-x64.exe', 'another content');
    const { code, said } = await type('publish', file, ...facts('12.0.0'));
    expect([code, said]).toEqual([1, 'It is published already.']);
  });

  it.each([
    ['an empty file', 'empty.exe', '', facts('13.0.0'), 'file: is empty'],
    ['a bit size', 'a.exe', 'a', facts('13.0.0', '16'), 'bit: '],
    ['a version', 'a.exe', 'a', facts('13.0.0-beta'), 'version: must be like 12.0.0'],
    ['a name', 'セットアップ.exe', 'a', facts('13.0.0'), 'file_name: may have letters'],
  ])('refuses invalid input: %s', async (_what, name, content, words, reason) => {
    const { code, said } = await type('publish', await aFile(name, content), ...words);
    expect(code).toBe(1);
    expect(said).toContain(reason);
  });

  it('refuses a file whose content does not match its hash', async () => {
    const call = (url: string, method: 'POST' | 'PUT', payload?: object | Buffer) =>
      server.operator.inject({
        method,
        url,
        ...(payload === undefined ? {} : { payload }),
        ...(Buffer.isBuffer(payload)
          ? { headers: { 'content-type': 'application/octet-stream' } }
          : {}),
      });
    const begun = await call('/operator/installers/uploads', 'POST');
    const { upload } = begun.json<{ upload: string }>();
    const part = (n: number) => `/operator/installers/uploads/${upload}/${String(n)}`;
    expect((await call(part(1), 'PUT', Buffer.from('too early'))).statusCode).toBe(404);
    expect((await call(part(0), 'PUT', Buffer.from('altered'))).statusCode).toBe(200);
    const answer = await call('/operator/installers', 'POST', {
      ...{ upload, sha256: 'a'.repeat(64), edition: 'professional', version: '13.0.0', bit: 64 },
      ...{ file_name: 'a.exe', signed: false, notes_en: '', notes_ja: '' },
    });
    expect(answer.json()).toMatchObject({ msg: { file: 'has arrived with other content' } });
    expect(await server.deps.blobs.stat(`installers/${'a'.repeat(64)}`)).toBeUndefined();
  });

  it('names the missing or unreadable file or argument', async () => {
    expect((await type('publish')).said).toContain('The file is missing.');
    expect((await type('publish', 'a.exe')).said).toContain('--edition is missing.');
    const { code, said } = await type('publish', 'no-such.exe', ...facts('13.0.0'));
    expect(code).toBe(2);
    expect(said).toContain('no-such.exe cannot be read (ENOENT).');
  });
});

describe('portal installers withdraw', () => {
  it('withdraws an installer, so that its version can be published again', async () => {
    const [{ id } = { id: '' }] = await listed();
    expect((await type('withdraw', id)).said).toContain('withdrawn');
    expect((await type('withdraw', id)).said).toBe('The portal knows nothing of this name.');
    const file = await aFile('setup-x64.exe', 'the mended one');
    expect((await type('publish', file, ...facts('12.0.0'))).code).toBe(0);
    const { said } = await type('list');
    expect(said.split('\n')).toHaveLength(2);
    expect(said).toContain(`${id}  professional  12.0.0  64-bit`);
  });
});

describe('an upload that was interrupted', () => {
  it('is deleted after a day', async () => {
    const begin = async () => {
      const url = '/operator/installers/uploads';
      const answer = await server.operator.inject({ method: 'POST', url });
      return answer.json<{ upload: string }>().upload;
    };
    const upload = await begin();
    await server.operator.inject({
      method: 'PUT',
      url: `/operator/installers/uploads/${upload}/0`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from('half'),
    });
    expect(await server.deps.blobs.stat(`uploads/${upload}/0`)).toEqual({ size: 4 });
    server.pass(25 * 60 * 60 * 1000);
    await begin();
    expect(await server.deps.blobs.stat(`uploads/${upload}/0`)).toBeUndefined();
  });
});

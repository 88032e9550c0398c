import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { typeCommand } from '../../testing/typeCommand.ts';

let folder: string;
let server: TestServer;
let caller: string | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-old-'));
  server = await createTestServer({ BLOB_URL: path.join(folder, 'own') });
  // Set by npm to the folder in which it was called.
  caller = process.env['INIT_CWD'];
  process.env['INIT_CWD'] = folder;
});
afterAll(async () => {
  if (caller === undefined) delete process.env['INIT_CWD'];
  else process.env['INIT_CWD'] = caller;
  await server.close();
  await rm(folder, { recursive: true });
});

const type = (...words: readonly string[]) => typeCommand(server.operator, ['blobs', ...words]);

describe('portal blobs copy --from a folder', () => {
  it('resolves paths in the caller’s folder, and skips foreign entries', async () => {
    await mkdir(path.join(folder, 'old/avatars'), { recursive: true });
    await writeFile(path.join(folder, 'old/avatars/one.webp'), 'one');
    await writeFile(path.join(folder, 'old/avatars/.DS_Store'), 'x');
    const { code, said } = await type('copy', '--from', 'old');
    expect(said).toContain('Copied 1 file (3 bytes)');
    expect(said).toContain('passed over  avatars/.DS_Store\nPassed over: 1,');
    expect(said).toContain(`All files of ${path.join(folder, 'old')} are`);
    expect(code).toBe(0);
    expect(await server.deps.blobs.stat('avatars/one.webp')).toEqual({ size: 3 });
  });

  it('continues if a foreign file is in the portal’s own folder', async () => {
    await writeFile(path.join(folder, 'own/.nfs0001'), 'x');
    const { code, said } = await type('verify');
    expect(said).toContain('passed over  .nfs0001');
    expect(code).toBe(0);
  });

  it.each(['missing', 'empty'])('refuses a folder that is %s', async (name) => {
    await mkdir(path.join(folder, 'empty'), { recursive: true });
    const { code, said } = await type('copy', '--from', path.join(folder, name));
    expect(said).toContain(`There are no files in ${path.join(folder, name)}`);
    expect(said).not.toContain('removed');
    expect(code).toBe(1);
  });
});

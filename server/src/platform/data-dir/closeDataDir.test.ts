import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { closeDataDir } from './closeDataDir.ts';

let outside: string;
let dataDir: string;
let lines: string;
const log = pino(
  new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  }),
);

beforeEach(async () => {
  lines = '';
  outside = await mkdtemp(path.join(tmpdir(), 'portal-modes-'));
  dataDir = path.join(outside, 'data');
});
afterEach(() => rm(outside, { recursive: true, force: true }));

const modeOf = async (...names: readonly string[]) =>
  (await stat(path.join(dataDir, ...names))).mode & 0o777;

async function write(mode: number, ...names: readonly string[]): Promise<void> {
  const file = path.join(dataDir, ...names);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, 'x');
  await chmod(file, mode);
}

describe('closeDataDir', () => {
  it('makes a data directory that only its owner can open', async () => {
    await closeDataDir(dataDir, log);
    expect(await modeOf()).toBe(0o700);
    expect(lines).toBe('');
  });

  it('removes the rights of other users from folders and files, and logs it once', async () => {
    await write(0o666, 'db', 'base', '1259');
    await write(0o644, 'portal.log');
    await chmod(dataDir, 0o755);
    await chmod(path.join(dataDir, 'db', 'base'), 0o755);
    await closeDataDir(dataDir, log);
    expect(await modeOf()).toBe(0o700);
    expect(await modeOf('db', 'base')).toBe(0o700);
    expect(await modeOf('db', 'base', '1259')).toBe(0o600);
    expect(await modeOf('portal.log')).toBe(0o600);
    expect(lines).toContain('their modes were corrected');
    lines = '';
    await closeDataDir(dataDir, log);
    expect(lines).toBe('');
  });

  it('does not follow links', async () => {
    const elsewhere = path.join(outside, 'elsewhere');
    await writeFile(elsewhere, 'x');
    await chmod(elsewhere, 0o644);
    await mkdir(dataDir);
    await symlink(elsewhere, path.join(dataDir, 'link'));
    await closeDataDir(dataDir, log);
    expect((await stat(elsewhere)).mode & 0o777).toBe(0o644);
  });
});

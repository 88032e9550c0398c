import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { anInstaller } from '../../testing/builders/installers.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { typeCommand } from '../../testing/typeCommand.ts';
import { backUpDaily } from './backupWorkers.ts';
import { backupState, writeNote } from './backupState.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-nightly-'));
  // This server's database is in memory, so copying it fails.
  server = await createTestServer({ BACKUP_TO: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const state = () => typeCommand(server.operator, ['backups', 'state']);
const figures = async () => (await server.operator.inject('/operator/metrics')).body;

it('is overdue if the first night has passed without a backup', async () => {
  const hours = async (up: number) => (await backupState(server.deps, up * 3_600_000)).overdue;
  expect(await hours(25)).toBe(false);
  expect(await hours(27)).toBe(true);
});

it('reports a failed backup in metrics and on the command line', async () => {
  expect((await state()).code).toBe(0);
  await expect(backUpDaily(server.deps)).rejects.toThrow();
  expect(await figures()).toMatch(/portal_backup_last_failed 1\n/);
  expect(await figures()).toMatch(/portal_backup_overdue 1\n/);
  const { code, said } = await state();
  expect(said).toContain('The newest whole one: none yet.');
  expect(said).toContain(' failed: ');
  expect(code).toBe(1);
});

it('reports that the latest complete one is too old, and makes none twice in a night', async () => {
  const now = server.deps.clock().toISOString();
  await writeNote(server.deps, {
    started_at: now,
    ended_at: now,
    outcome: 'made',
    problem: '',
    good_at: now,
  });
  await backUpDaily(server.deps);
  expect((await state()).code).toBe(0);
  expect(await figures()).toMatch(/portal_backup_overdue 0\n/);
  server.pass(27 * 60 * 60 * 1000);
  const { code, said } = await state();
  expect(said).toContain('A backup is overdue.');
  expect(code).toBe(1);
});

it.each([
  ['would be lost with the portal', (dataDir: string) => path.join(dataDir, 'backups')],
  ['takes the portal for what it keeps', (dataDir: string) => path.dirname(dataDir)],
])('refuses a target that %s', async (_why, target) => {
  const words = ['backup', target(server.deps.config.dataDir)];
  const { code, said } = await typeCommand(server.operator, words);
  expect(said).toContain('a place of the portal itself');
  expect(code).toBe(1);
});

it('reports an unusable folder', async () => {
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  const { code, said } = await typeCommand(server.operator, ['backup', path.join(file, 'kept')]);
  expect(said).toBe(`No backup was made. The portal cannot use ${file}/kept (ENOTDIR).`);
  expect(code).toBe(1);
});

it('refuses a target that links to the portal’s own data', async () => {
  const link = path.join(folder, 'link');
  await symlink(server.deps.config.dataDir, link);
  const { code, said } = await typeCommand(server.operator, ['backup', path.join(link, 'kept')]);
  expect(said).toContain('a place of the portal itself');
  expect(code).toBe(1);
});

const itOnLinux = process.platform === 'linux' ? it : it.skip;
itOnLinux('says that a folder cannot be made', async () => {
  await anInstaller(server.deps);
  const { code, said } = await typeCommand(server.operator, ['backup', '/proc/kept']);
  expect(said).toBe(
    'No backup was made. The portal cannot use /proc/kept: No folder can be made in /proc.',
  );
  expect(code).toBe(1);
});

itOnLinux('says that a folder above it cannot be made', async () => {
  const { code, said } = await typeCommand(server.operator, ['backup', '/sys/kept/here']);
  expect(said).toMatch(/^No backup was made\. The portal cannot use \/sys\/kept\/here \(E\w+\)\.$/);
  expect(code).toBe(1);
});

it('reports a place without backups', async () => {
  const { code, said } = await typeCommand(server.operator, ['backups', 'list', folder]);
  expect(said).toBe(`There is no backup in ${folder}. Is that the right place?`);
  expect(code).toBe(1);
});

it('reports a bad key file without its content', async () => {
  const words = ['backup', folder, '--key-file', path.join(import.meta.dirname, 'exclusively.ts')];
  const { code, said } = await typeCommand(server.operator, words);
  expect(said).toContain('holds no line AGE-SECRET-KEY-');
  expect(said).not.toContain('isBusy');
  expect(code).toBe(1);
});

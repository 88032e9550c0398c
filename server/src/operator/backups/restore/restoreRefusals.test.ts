import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { findTool } from '../../../platform/backups/database/postgresTools.ts';
import { fingerprintOf, type Manifest } from '../../../platform/backups/manifest.ts';
import type { Vault } from '../../../platform/backups/Vault.ts';
import { FolderBlobStore } from '../../../platform/blobs/FolderBlobStore.ts';
import { readConfig } from '../../../app/readConfig.ts';
import { deriveSecret } from '../../../platform/keys/createKeyStore.ts';
import { aVault, backUpTo } from '../../../testing/builders/aVault.ts';
import { anInstaller } from '../../../testing/builders/installers.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { restoreBackup } from './restoreBackup.ts';

const master = 'x'.repeat(64);
let server: TestServer;
let folder: string;
let vault: Vault;
let manifest: Manifest;
let id: string;
const dataDir = () => path.join(folder, 'data');
beforeAll(async () => {
  server = await createTestServer();
  await anInstaller(server.deps);
  folder = await mkdtemp(path.join(tmpdir(), 'portal-refused-'));
  vault = await aVault(new FolderBlobStore(path.join(folder, 'kept')));
  const made = await backUpTo(server.deps, vault);
  const secret = fingerprintOf({ secret: (purpose) => deriveSecret(master, purpose) });
  ({ id, manifest } = { ...made, manifest: { ...made.manifest, secret } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await rm(dataDir(), { recursive: true, force: true });
  await mkdir(dataDir());
  await writeFile(path.join(dataDir(), 'secret'), master);
  await vault.writeManifest(id, manifest);
});

const restore = (env: NodeJS.ProcessEnv = {}) =>
  restoreBackup(vault, id, readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir(), ...env }));

it('refuses a backup of a newer portal', async () => {
  const migrations = [...manifest.migrations, '9999_later'];
  await vault.writeManifest(id, { ...manifest, migrations });
  await expect(restore()).rejects.toThrow('made by a newer portal than this one');
});

it('refuses another kind of database', async () => {
  const elsewhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  await expect(restore(elsewhere)).rejects.toThrow('restore it without DATABASE_URL');
  const database = { ...manifest.database, kind: 'postgres' as const };
  await vault.writeManifest(id, { ...manifest, database });
  await expect(restore()).rejects.toThrow('name an empty database in DATABASE_URL');
});

it('refuses an embedded database of another version', async () => {
  const database = { ...manifest.database, version: '9.6' };
  await vault.writeManifest(id, { ...manifest, database });
  await expect(restore()).rejects.toThrow(
    'an embedded database of version 9.6, this portal one of',
  );
});

it('refuses a target that is not empty', async () => {
  await writeFile(path.join(dataDir(), 'portal.log'), 'x');
  await expect(restore()).rejects.toThrow('is not empty (portal.log)');
});

it('names a missing file', async () => {
  const [file] = manifest.files;
  const key = vault.fileKey(file?.sha256 ?? '');
  const content = await vault.store.read(key);
  const kept: Buffer[] = [];
  for await (const chunk of content) kept.push(Buffer.from(chunk));
  await vault.store.remove(key);
  await expect(restore()).rejects.toThrow(`the file ${file?.key ?? ''} is missing`);
  await vault.store.put(key, Buffer.concat(kept));
});

it('names a damaged database', async () => {
  const key = `backups/${id}/database`;
  await vault.store.put(key, Buffer.from('another one'));
  await expect(restore()).rejects.toThrow('In the backup, the database is damaged.');
  await vault.store.put(key, Buffer.from('the database'));
});

it('removes what it wrote when the database cannot be read', async () => {
  await mkdir(path.join(dataDir(), 'lost+found'));
  await expect(restore()).rejects.toThrow('incorrect header check');
  expect(await readdir(dataDir())).toEqual(['lost+found', 'secret']);
});

it('names the PostgreSQL tools it needs', async () => {
  await expect(findTool('pg_dump', 999)).rejects.toThrow(/is not installed|database server of 999/);
});

import { appendFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generateX25519Identity } from 'age-encryption';
import { readKeep } from '../../platform/backups/retention.ts';
import type { BlobStore } from '../../platform/blobs/BlobStore.ts';
import { readBlobPlace } from '../../platform/blobs/BlobPlace.ts';
import { FolderBlobStore } from '../../platform/blobs/FolderBlobStore.ts';
import { openBlobs } from '../../platform/blobs/openBlobs.ts';
import { installerKey } from '../../areas/downloads/installers/publishInstaller.ts';
import { aVault, backUpTo } from '../../testing/builders/aVault.ts';
import { anInstaller, type TestInstaller } from '../../testing/builders/installers.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { TestS3 } from '../../testing/s3/TestS3.ts';
import { removeOld } from './removeOld.ts';
import { verifyBackup } from './verifyBackup.ts';

let server: TestServer;
let installer: TestInstaller;
let folder: string;
let key: string;
beforeAll(async () => {
  server = await createTestServer();
  installer = await anInstaller(server.deps);
  key = await generateX25519Identity();
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-vault-'));
});
afterEach(() => rm(folder, { recursive: true }));

const inFolder = () => new FolderBlobStore(folder);
const filesOf = async (place: string) =>
  (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** A store whose writes fail from the nth on. */
function failing(from: number, store: BlobStore, failure: Error): BlobStore {
  let writes = 0;
  const put: BlobStore['put'] = async (name, content) => {
    writes += 1;
    if (writes >= from) {
      if (content instanceof Readable) content.destroy();
      throw failure;
    }
    return store.put(name, content);
  };
  return {
    put,
    add: (...args) => store.add(...args),
    stat: (...args) => store.stat(...args),
    read: (...args) => store.read(...args),
    remove: (...args) => store.remove(...args),
    list: (...args) => store.list(...args),
    isAvailable: () => store.isAvailable(),
  };
}

describe.each(['plain', 'encrypted'])('a backup, %s', (kind) => {
  const vaultOf = (store: BlobStore) => aVault(store, kind === 'plain' ? undefined : key);

  it('copies existing files only once', async () => {
    const vault = await vaultOf(inFolder());
    const first = await backUpTo(server.deps, vault);
    expect(first.added.files).toBeGreaterThan(0);
    expect(first.manifest.files.map((file) => file.key)).toContain(installerKey(installer));
    const second = await backUpTo(server.deps, vault);
    expect(second.added).toEqual({ files: 0, bytes: 0 });
    expect((await verifyBackup(vault, second.id)).faults).toEqual([]);
  });

  it('detects a changed byte anywhere, truncation, and excess data', async () => {
    const vault = await vaultOf(inFolder());
    const { id } = await backUpTo(server.deps, vault);
    const isFound = async () => {
      try {
        return (await verifyBackup(vault, id)).faults.length > 0;
      } catch {
        return true;
      }
    };
    for (const file of await filesOf(folder)) {
      const content = await readFile(file);
      const places = [0, Math.floor(content.length / 3), content.length - 1];
      for (const place of places) {
        const changed = Buffer.from(content);
        changed[place] = (changed[place] ?? 0) ^ 1;
        await writeFile(file, changed);
        expect([file, place, await isFound()]).toEqual([file, place, true]);
      }
      await writeFile(file, content);
      await truncate(file, content.length - 1);
      expect(await isFound()).toBe(true);
      await writeFile(file, content);
      await appendFile(file, 'x');
      expect(await isFound()).toBe(true);
      await writeFile(file, content);
      await rm(file);
      expect(await isFound()).toBe(true);
      await writeFile(file, content);
    }
    expect(await isFound()).toBe(false);
  });

  it('is incomplete when interrupted at any step, and the next one is complete', async () => {
    const full = Object.assign(new Error('no room'), { code: 'ENOSPC' });
    for (let step = 1; ; step += 1) {
      const broken = await vaultOf(failing(step, inFolder(), full));
      const made = await backUpTo(server.deps, broken).catch((error: unknown) => error);
      if (made !== full) {
        expect(step).toBeGreaterThan(3);
        break;
      }
      expect((await broken.ids()).whole).toEqual([]);
    }
    const vault = await vaultOf(inFolder());
    const { id } = await backUpTo(server.deps, vault);
    expect((await verifyBackup(vault, id)).faults).toEqual([]);
    await removeOld(vault, readKeep('1'));
    expect(await vault.ids()).toEqual({ whole: [id], short: [] });
  });

  it('is incomplete when the copy of the database fails', async () => {
    const vault = await vaultOf(inFolder());
    async function* breaking() {
      yield Buffer.from('half');
      await Promise.reject(new Error('pg_dump was killed'));
    }
    const copy = Readable.from(breaking(), { objectMode: false });
    await expect(backUpTo(server.deps, vault, copy)).rejects.toThrow();
    expect((await vault.ids()).whole).toEqual([]);
  });

  it('is removed when it is old, with the files that only it has', async () => {
    const vault = await vaultOf(inFolder());
    const old = await backUpTo(server.deps, vault);
    const version = kind === 'plain' ? '13.0.0' : '14.0.0';
    const more = await anInstaller(server.deps, { content: Buffer.from(kind), version });
    const kept = await backUpTo(server.deps, vault);
    await server.deps.db.deleteFrom('manager.installer').where('id', '=', more.id).execute();
    const newest = await backUpTo(server.deps, vault);
    expect((await removeOld(vault, readKeep('2'))).backups).toEqual([old.id]);
    expect((await verifyBackup(vault, kept.id)).faults).toEqual([]);
    const before = (await vault.storedFiles()).size;
    await removeOld(vault, readKeep('1'));
    expect((await vault.storedFiles()).size).toBe(before - 1);
    expect((await verifyBackup(vault, newest.id)).faults).toEqual([]);
  });
});

it('reports a wrong key, and removes nothing when it cannot read a backup', async () => {
  const own = await aVault(inFolder(), key);
  const { id } = await backUpTo(server.deps, own);
  const other = await aVault(inFolder(), await generateX25519Identity());
  await expect(other.manifest(id)).rejects.toThrow('The key is not the one of this backup');
  const plain = await aVault(inFolder());
  await expect(plain.manifest(id)).rejects.toThrow('It is encrypted; name its key');
  await backUpTo(server.deps, other);
  expect((await removeOld(other, readKeep('1'))).unread).toEqual([id]);
  expect((await verifyBackup(own, id)).faults).toEqual([]);
});

it('is incomplete when S3 becomes unavailable', async () => {
  const s3 = await TestS3.open();
  const { blobs, close } = await openBlobs(readBlobPlace(s3.url('vault')));
  const vault = await aVault(blobs, key);
  s3.intercept = ({ method, url = '' }, answer) => {
    if (method !== 'PUT' || !url.includes('/backups/')) return false;
    answer.writeHead(403).end();
    return true;
  };
  await expect(backUpTo(server.deps, vault)).rejects.toMatchObject({ code: 'files_away' });
  s3.intercept = undefined;
  expect((await vault.ids()).whole).toEqual([]);
  const { id } = await backUpTo(server.deps, vault);
  expect((await verifyBackup(vault, id)).faults).toEqual([]);
  close();
  await s3.close();
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FolderBlobStore } from './FolderBlobStore.ts';

let folder: string;
let blobs: FolderBlobStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-blobs-'));
  blobs = new FolderBlobStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe('FolderBlobStore', () => {
  it('stores a file and reads parts of it', async () => {
    expect(await blobs.put('a/b-1.0+x.js', Readable.from(['hello', ' world']))).toEqual({
      size: 11,
    });
    expect(await text(await blobs.read('a/b-1.0+x.js'))).toBe('hello world');
    expect(await text(await blobs.read('a/b-1.0+x.js', { start: 6, end: 8 }))).toBe('wor');
    await blobs.remove('a/b-1.0+x.js');
    await blobs.remove('a/b-1.0+x.js');
    expect(await blobs.stat('a/b-1.0+x.js')).toBeUndefined();
    await expect(blobs.read('a/b-1.0+x.js')).rejects.toThrow('ENOENT');
  });

  it('stores no file whose upload was interrupted', async () => {
    const broken = Readable.from(
      (async function* () {
        yield 'half';
        await Promise.reject(new Error('connection lost'));
      })(),
    );
    await expect(blobs.put('c/half', broken)).rejects.toThrow('connection lost');
    expect(await readdir(path.join(folder, 'c'))).toEqual([]);
  });

  it.each(['../x', '/etc/passwd', 'a/../b', '', 'a//b', '.hidden'])(
    'refuses the key %j',
    async (key) => {
      await expect(blobs.put(key, Buffer.from(''))).rejects.toThrow('not a blob key');
    },
  );
});

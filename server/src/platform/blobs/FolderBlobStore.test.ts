import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FolderBlobStore } from './FolderBlobStore.ts';

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'portal-folder-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
  await fs.rm(folder, { recursive: true });
});

describe('FolderBlobStore', () => {
  it.each(['ENOTSUP', 'EPERM', 'ENOSYS'])(
    'adds where the file system has no links: %s',
    async (code) => {
      jest.spyOn(fs, 'link').mockRejectedValue(Object.assign(new Error('no links'), { code }));
      syncBuiltinESMExports();
      const blobs = new FolderBlobStore(folder);
      await blobs.add('a/b', Buffer.from('first'));
      await blobs.add('a/b', Buffer.from('second'));
      expect(await text(await blobs.read('a/b'))).toBe('first');
      expect(await fs.readdir(path.join(folder, 'a'))).toEqual(['b']);
    },
  );
});

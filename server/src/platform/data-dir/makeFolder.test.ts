import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makeFolder } from './makeFolder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('makeFolder', () => {
  it('creates all folders of a path with the mode, also concurrently', async () => {
    const deep = path.join(folder, 'a/b/c');
    await Promise.all([makeFolder(deep, 0o700), makeFolder(path.join(folder, 'a/b'), 0o700)]);
    await makeFolder(deep, 0o700);
    for (const made of [deep, path.dirname(deep)])
      expect((await stat(made)).mode & 0o777).toBe(0o700);
  });

  it('fails with the system error when a file is in the way', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST', path: file });
    const below = path.join(file, 'below');
    await expect(makeFolder(below)).rejects.toMatchObject({ code: 'EEXIST', path: file });
  });

  const itOnLinux = process.platform === 'linux' ? it : it.skip;
  itOnLinux.each(['/proc/kept', '/proc/kept/here'])(
    'reports that %s cannot be created',
    async (place) => {
      await expect(makeFolder(place)).rejects.toThrow('No folder can be made in /proc.');
    },
  );
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aRelease } from '../../testing/builders/aRelease.ts';
import { readBuiltRelease } from './readBuiltRelease.ts';

let folder: string;
const { manifest, files } = aRelease();

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'remote-'));
  for (const [file, content] of Object.entries(files)) {
    await write(`dist/${file}`, Buffer.from(content, 'base64'));
  }
  await write('dist/release.json', JSON.stringify({ ...manifest, hash: 'aaaaaaaaaaaa' }));
  await write('package.json', '{ "name": "@portal/mf-parts" }');
});
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

describe('readBuiltRelease', () => {
  it('names a release by its content', async () => {
    const release = await readBuiltRelease(folder);
    expect(release.manifest).toEqual(manifest);
    expect([...release.files.keys()]).toEqual(manifest.files);
  });

  it.each([
    [
      'package.json',
      '{ "name": "mf-store" }',
      'is the package mf-store, but its build says mf-parts',
    ],
    ['dist/release.json', '{', 'release.json cannot be read'],
    ['dist/release.json', '{ "name": 1 }', 'release.json cannot be read'],
  ])('reports the fault of %s in one sentence (%s)', async (file, content, sentence) => {
    await write(file, content);
    await expect(readBuiltRelease(folder)).rejects.toThrow(sentence);
  });

  it('names the missing file', async () => {
    await rm(path.join(folder, 'dist/routes.2.js'));
    await expect(readBuiltRelease(folder)).rejects.toThrow('lacks routes.2.js');
    await rm(path.join(folder, 'dist'), { recursive: true });
    await expect(readBuiltRelease(folder)).rejects.toThrow('holds no build');
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../app/readConfig.ts';
import { FolderBlobStore } from '../../platform/blobs/FolderBlobStore.ts';
import { createAssetStore } from './AssetStore.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
});
afterAll(() => rm(folder, { recursive: true }));

const script = Buffer.from(
  Array.from({ length: 2000 }, (_, n) => `export const v${n} = ${(n * 7919) % 1009};\n`).join(''),
);

describe('the setting COMPRESSION', () => {
  it.each([
    [{}, constants.BROTLI_MAX_QUALITY],
    [{ COMPRESSION: 'best' }, constants.BROTLI_MAX_QUALITY],
    [{ COMPRESSION: 'quick' }, 5],
  ])('%j compresses assets with quality %i', async (settings, quality) => {
    const { compression } = readConfig(settings);
    const blobs = new FolderBlobStore(path.join(folder, JSON.stringify(settings)));
    const assets = createAssetStore(blobs, compression);
    await assets.put('shell/app.js', script);
    const found = await assets.find('shell/app.js', 'br');
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: script.length,
    };
    expect(found?.encoding).toBe('br');
    expect(found?.body.equals(brotliCompressSync(script, { params }))).toBe(true);
    expect(brotliDecompressSync(found?.body ?? '').equals(script)).toBe(true);
  });

  it('refuses other words', () => {
    expect(() => readConfig({ COMPRESSION: 'fast' })).toThrow('COMPRESSION');
  });
});

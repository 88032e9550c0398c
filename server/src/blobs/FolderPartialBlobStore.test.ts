import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DiskFullError } from '../errors.ts';
import { FolderBlobStore } from './FolderBlobStore.ts';
import { FolderPartialBlobStore } from './FolderPartialBlobStore.ts';

let folder: string;
let partials: FolderPartialBlobStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-partials-'));
  partials = new FolderPartialBlobStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const bytes = (content: string) => Readable.from([Buffer.from(content)]);

describe('FolderPartialBlobStore', () => {
  it('makes a blob of pieces, also for a second time', async () => {
    expect(await partials.size('p/a')).toBeUndefined();
    await partials.begin('p/a');
    expect(await partials.size('p/a')).toBe(0);
    expect(await partials.append('p/a', 0, bytes('hello'))).toBe(5);
    expect(await partials.append('p/a', 5, bytes(' world'))).toBe(11);
    await partials.complete('p/a', 'whole/a');
    await partials.complete('p/a', 'whole/a');
    const blobs = new FolderBlobStore(folder);
    expect(await text(await blobs.read('whole/a'))).toBe('hello world');
    expect(await partials.size('p/a')).toBeUndefined();
    await expect(partials.complete('p/b', 'whole/b')).rejects.toThrow('ENOENT');
  });

  it('keeps what arrived of a piece that was cut', async () => {
    await partials.begin('p/cut');
    const cut = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        // What was written is on its way to the disk when the rest fails.
        await new Promise(setImmediate);
        await Promise.reject(new Error('connection lost'));
      })(),
    );
    await expect(partials.append('p/cut', 0, cut)).rejects.toThrow('connection lost');
    const kept = (await partials.size('p/cut')) ?? 0;
    expect(await partials.append('p/cut', kept, bytes('half'.slice(kept)))).toBe(4);
    await partials.remove('p/cut');
    await partials.remove('p/cut');
    expect(await partials.size('p/cut')).toBeUndefined();
  });

  it('takes nothing when the disk is nearly full', async () => {
    const full = new FolderPartialBlobStore(folder, {
      requireRoom: () => {
        throw new DiskFullError();
      },
    });
    await expect(full.begin('p/full')).rejects.toThrow(DiskFullError);
    await expect(full.append('p/full', 0, bytes('x'))).rejects.toThrow(DiskFullError);
  });

  it('refuses keys that lead elsewhere', async () => {
    await expect(partials.begin('../x')).rejects.toThrow('not a blob key');
  });
});

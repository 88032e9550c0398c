import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DiskFullError } from '../errors.ts';
import { TestS3 } from '../../testing/s3/TestS3.ts';
import { readBlobPlace } from './BlobPlace.ts';
import type { BlobStore } from './BlobStore.ts';
import { FolderPartialBlobStore } from './FolderPartialBlobStore.ts';
import { openBlobs } from './openBlobs.ts';
import type { PartialBlobStore } from './PartialBlobStore.ts';

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-partials-'));
  s3 = await TestS3.open();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const bytes = (content: string) => Readable.from([Buffer.from(content)]);
const kinds = [
  ['a folder', () => folder],
  ['S3', () => s3.url('partials')],
] as const;

// The contract of every partial blob store, also with several processes on the same store.
describe.each(kinds)('a partial blob store in %s', (_kind, address) => {
  let blobs: BlobStore;
  let partials: PartialBlobStore;
  let elsewhere: PartialBlobStore;
  const closing: (() => void)[] = [];
  beforeAll(async () => {
    const place = readBlobPlace(address());
    const [here, there] = await Promise.all([openBlobs(place), openBlobs(place)]);
    ({ blobs, partials } = here);
    elsewhere = there.partials;
    closing.push(here.close, there.close);
  });
  afterAll(() => {
    for (const close of closing) close();
  });

  it('makes a blob from pieces, and again when repeated', async () => {
    expect(await partials.size('p/a')).toBeUndefined();
    await partials.begin('p/a');
    expect(await partials.size('p/a')).toBe(0);
    expect(await partials.append('p/a', 0, bytes('hello'))).toBe(5);
    expect(await elsewhere.append('p/a', 5, bytes(' world'))).toBe(11);
    expect(await partials.size('p/a')).toBe(11);
    await partials.complete('p/a', 'whole/a');
    await elsewhere.complete('p/a', 'whole/a');
    expect(await text(await blobs.read('whole/a'))).toBe('hello world');
    expect(await partials.size('p/a')).toBeUndefined();
    await expect(partials.complete('p/b', 'whole/b')).rejects.toThrow('ENOENT');
  });

  it('stores a piece once when two processes receive it at once', async () => {
    await partials.begin('p/twice');
    await Promise.all([
      partials.append('p/twice', 0, bytes('hel')),
      elsewhere.append('p/twice', 0, bytes('hello')),
    ]);
    await partials.append('p/twice', 3, bytes('lo wor'));
    await elsewhere.append('p/twice', 9, bytes('ld'));
    expect(await partials.size('p/twice')).toBe(11);
    await Promise.all([
      partials.complete('p/twice', 'whole/twice'),
      elsewhere.complete('p/twice', 'whole/twice'),
    ]);
    expect(await text(await blobs.read('whole/twice'))).toBe('hello world');
    expect(await elsewhere.size('p/twice')).toBeUndefined();
  });

  it('keeps existing pieces when another process begins the same file', async () => {
    await Promise.all([partials.begin('p/begun'), elsewhere.begin('p/begun')]);
    await partials.append('p/begun', 0, bytes('hello'));
    await elsewhere.begin('p/begun');
    expect(await partials.size('p/begun')).toBe(5);
    await partials.remove('p/begun');
    await elsewhere.begin('p/begun');
    expect(await partials.size('p/begun')).toBe(0);
  });

  it('keeps the received part of a truncated piece', async () => {
    await partials.begin('p/cut');
    const cut = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        // Delays the failure until the first part is being written.
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
    await expect(partials.append('p/cut', 0, bytes('x'))).rejects.toThrow('ENOENT');
  });

  it('refuses keys that escape the store', async () => {
    await expect(partials.begin('../x')).rejects.toThrow('not a blob key');
  });
});

describe('FolderPartialBlobStore', () => {
  it('refuses writes when the disk is nearly full', async () => {
    const full = new FolderPartialBlobStore(folder, {
      requireRoom: () => {
        throw new DiskFullError();
      },
    });
    await expect(full.begin('p/full')).rejects.toThrow(DiskFullError);
    await expect(full.append('p/full', 0, bytes('x'))).rejects.toThrow(DiskFullError);
  });
});

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestS3 } from '../../testing/s3/TestS3.ts';
import { readBlobPlace } from './BlobPlace.ts';
import type { BlobStore, BlobStores } from './BlobStore.ts';
import { openBlobs } from './openBlobs.ts';

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-blobs-'));
  s3 = await TestS3.open();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

/** Files that operating systems and people leave in folders. */
async function leaveInFolder(): Promise<void> {
  await writeFile(path.join(folder, 'strays', '.DS_Store'), 'x');
  await mkdir(path.join(folder, '.snapshot', 'deep'), { recursive: true });
  await mkdir(path.join(folder, 'lost+found'));
  await symlink(path.join(folder, 'strays'), path.join(folder, 'linked'));
}

/** The folder marker that the S3 console creates. */
async function leaveInS3(): Promise<void> {
  const client = s3.client();
  for (const Key of ['some/place/', 'some/place/strays/']) {
    await client.send(new PutObjectCommand({ Bucket: 'portal', Key, Body: new Uint8Array() }));
  }
  client.destroy();
}

const kinds = [
  [
    'a folder',
    () => folder,
    leaveInFolder,
    ['.snapshot', 'linked', 'lost+found', 'strays/.DS_Store'],
  ],
  ['S3', () => s3.url('some/place'), leaveInS3, ['some/place/', 'some/place/strays/']],
] as const;

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const keysOf = async (blobs: BlobStore, prefix?: string) => {
  const keys: string[] = [];
  for await (const { key } of blobs.list(prefix)) keys.push(key);
  return keys.toSorted();
};

/** Content that fails after some bytes. */
const broken = (bytes: number) =>
  Readable.from(
    (async function* () {
      yield Buffer.alloc(bytes);
      await Promise.reject(new Error('connection lost'));
    })(),
  );

// The contract of every blob store.
describe.each(kinds)('a blob store in %s', (_kind, address, leaveStrays, strays) => {
  let opened: BlobStores;
  let blobs: BlobStore;
  beforeAll(async () => {
    opened = await openBlobs(readBlobPlace(address()));
    ({ blobs } = opened);
  });
  afterAll(() => {
    opened.close();
  });

  it('stores a file and reads parts of it', async () => {
    const content = Readable.from(['hello', ' world']);
    expect(await blobs.put('a/b-1.0+x.js', content)).toEqual({ size: 11 });
    expect(await blobs.stat('a/b-1.0+x.js')).toEqual({ size: 11 });
    expect(await text(await blobs.read('a/b-1.0+x.js'))).toBe('hello world');
    expect(await text(await blobs.read('a/b-1.0+x.js', { start: 6, end: 8 }))).toBe('wor');
    await blobs.remove('a/b-1.0+x.js');
    await blobs.remove('a/b-1.0+x.js');
    expect(await blobs.stat('a/b-1.0+x.js')).toBeUndefined();
    await expect(blobs.read('a/b-1.0+x.js')).rejects.toThrow('ENOENT');
    await expect(blobs.read('a/b-1.0+x.js')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('stores large files and empty ones', async () => {
    const large = Buffer.alloc(20_000_000, 'what a board is made of ');
    const chunks = Array.from({ length: 200 }, (_, at) =>
      large.subarray(at * 100_000, (at + 1) * 100_000),
    );
    expect(await blobs.put('large', Readable.from(chunks))).toEqual({ size: large.length });
    expect(sha256(await buffer(await blobs.read('large')))).toBe(sha256(large));
    const across = { start: 8 * 1024 * 1024 - 10, end: 8 * 1024 * 1024 + 9 };
    expect(await buffer(await blobs.read('large', across))).toEqual(
      large.subarray(across.start, across.end + 1),
    );
    expect(await blobs.put('empty', Readable.from([]))).toEqual({ size: 0 });
    expect(await blobs.put('empty', new Uint8Array())).toEqual({ size: 0 });
    expect(await text(await blobs.read('empty'))).toBe('');
  });

  it('replaces a file, and keeps an existing one when only adding', async () => {
    await blobs.put('c/replaced', Buffer.from('first'));
    await blobs.put('c/replaced', Buffer.from('second'));
    await blobs.add('c/replaced', Buffer.from('third'));
    expect(await text(await blobs.read('c/replaced'))).toBe('second');
    const writers = ['one', 'two', 'six'];
    await Promise.all(writers.map((content) => blobs.add('c/added', Buffer.from(content))));
    expect(writers).toContain(await text(await blobs.read('c/added')));
    expect(await keysOf(blobs, 'c/')).toEqual(['c/added', 'c/replaced']);
  });

  it.each([4, 20_000_000])('stores nothing of content that fails after %s bytes', async (bytes) => {
    await blobs.put('d/kept', Buffer.from('as it was'));
    await expect(blobs.put('d/kept', broken(bytes))).rejects.toThrow('connection lost');
    await expect(blobs.put('d/new', broken(bytes))).rejects.toThrow('connection lost');
    expect(await keysOf(blobs, 'd/')).toEqual(['d/kept']);
    expect(await text(await blobs.read('d/kept'))).toBe('as it was');
  });

  it('lists files by key prefix', async () => {
    for (const key of ['l/a/1', 'l/a/2', 'l/ab', 'l/b']) await blobs.put(key, Buffer.from(key));
    expect(await keysOf(blobs, 'l/a')).toEqual(['l/a/1', 'l/a/2', 'l/ab']);
    expect(await keysOf(blobs, 'l/a/')).toEqual(['l/a/1', 'l/a/2']);
    expect(await keysOf(blobs, 'nothing/')).toEqual([]);
    expect(await keysOf(blobs)).toEqual(expect.arrayContaining(['l/a/1', 'l/b']));
  });

  it('skips entries that are not its own', async () => {
    await blobs.put('strays/one', Buffer.from('one'));
    await leaveStrays();
    const passed: string[] = [];
    const keys: string[] = [];
    for await (const { key } of blobs.list('', (name) => passed.push(name))) keys.push(key);
    expect(keys).toContain('strays/one');
    expect(passed.toSorted()).toEqual(strays);
  });

  it.each(['../x', '/etc/passwd', 'a/../b', '', 'a//b', '.hidden'])(
    'refuses the key %j',
    async (key) => {
      await expect(blobs.put(key, Buffer.from(''))).rejects.toThrow('not a blob key');
      await expect(blobs.read(key)).rejects.toThrow('not a blob key');
    },
  );

  it('reports that it is available', async () => {
    expect(await blobs.isAvailable()).toBe(true);
  });
});

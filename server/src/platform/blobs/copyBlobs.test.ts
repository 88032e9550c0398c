import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BlobInfo } from './BlobStore.ts';
import { copyBlobs } from './copyBlobs.ts';
import { FolderBlobStore } from './FolderBlobStore.ts';

let folder: string;
let from: FolderBlobStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-copy-'));
  from = new FolderBlobStore(path.join(folder, 'from'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Records concurrent writes, and can fail. */
class WatchedStore extends FolderBlobStore {
  readonly writing = new Set<string>();
  readonly together: string[][] = [];
  begun = 0;
  ended = 0;
  /** Whether the first write fails. */
  isFailing = false;

  override async put(key: string, content: Readable | Uint8Array): Promise<BlobInfo> {
    this.begun += 1;
    this.writing.add(key);
    this.together.push([...this.writing]);
    try {
      if (this.isFailing && this.begun === 1) throw new Error('the store went away');
      // Gives other writes the chance to begin.
      await new Promise(setImmediate);
      return await super.put(key, content);
    } finally {
      this.writing.delete(key);
      this.ended += 1;
    }
  }
}

const leaves = () => false;

describe('copyBlobs', () => {
  it('copies large files one after another, and small ones together', async () => {
    const names = Array.from({ length: 12 }, (_, index) => String(index));
    for (const name of names) await from.put(`small/${name}`, Buffer.from(name));
    for (const name of ['a', 'b', 'c']) await from.put(`large/${name}`, Buffer.alloc(2_000_000));
    const to = new WatchedStore(path.join(folder, 'to'));
    const { copied } = await copyBlobs({ from, to, leaves });
    expect(copied).toBe(15);
    const isLarge = (key: string) => key.startsWith('large/');
    const withLarge = to.together.filter((keys) => keys.some(isLarge));
    expect(withLarge.toSorted()).toEqual([['large/a'], ['large/b'], ['large/c']]);
    expect(to.together.some((keys) => keys.length > 1)).toBe(true);
  });

  it('starts nothing after a failure and waits for running copies', async () => {
    const names = Array.from({ length: 60 }, (_, index) => String(index));
    for (const name of names) await from.put(`small/${name}`, Buffer.from(name));
    const to = new WatchedStore(path.join(folder, 'to'));
    to.isFailing = true;
    await expect(copyBlobs({ from, to, leaves })).rejects.toThrow('the store went away');
    const { begun, ended } = to;
    expect(ended).toBe(begun);
    expect(begun).toBeLessThan(names.length);
  });
});

import { createWriteStream } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DiskSpace } from '../data-dir/DiskSpace.ts';
import { makeFolder } from '../data-dir/makeFolder.ts';
import { errorCode } from '../errors.ts';
import { blobFile } from './blobFile.ts';
import type { PartialBlobStore } from './PartialBlobStore.ts';

/** Partial files in the folder of the blobs they become; completing one renames it. */
export class FolderPartialBlobStore implements PartialBlobStore {
  /** @param disk refuses writes when space is low */
  constructor(
    private readonly folder: string,
    private readonly disk?: Pick<DiskSpace, 'requireRoom'>,
  ) {}

  async begin(key: string): Promise<void> {
    this.disk?.requireRoom();
    const file = blobFile(this.folder, key);
    await makeFolder(path.dirname(file));
    // Another process may have begun it and received pieces since.
    await writeFile(file, '', { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }

  async size(key: string): Promise<number | undefined> {
    try {
      return (await stat(blobFile(this.folder, key))).size;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async append(key: string, offset: number, content: Readable): Promise<number> {
    this.disk?.requireRoom();
    const file = blobFile(this.folder, key);
    // Writes at the offset instead of appending: a piece sent twice is stored once.
    await pipeline(content, createWriteStream(file, { flags: 'r+', start: offset, flush: true }));
    return (await stat(file)).size;
  }

  async complete(key: string, blobKey: string): Promise<void> {
    const blob = blobFile(this.folder, blobKey);
    await makeFolder(path.dirname(blob));
    try {
      await rename(blobFile(this.folder, key), blob);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      // Fails when neither exists.
      await stat(blob);
    }
  }

  async remove(key: string): Promise<void> {
    await rm(blobFile(this.folder, key), { force: true });
  }
}

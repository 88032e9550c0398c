import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DiskSpace } from '../data-dir/DiskSpace.ts';
import { errorCode } from '../errors.ts';
import { blobFile } from './blobFile.ts';
import type { BlobInfo, BlobStore } from './BlobStore.ts';

/** Files in a folder of the local disk. */
export class FolderBlobStore implements BlobStore {
  /** @param disk refuses what there is no room for. */
  constructor(
    private readonly folder: string,
    private readonly disk?: Pick<DiskSpace, 'requireRoom'>,
  ) {}

  async put(key: string, content: Readable | Uint8Array): Promise<BlobInfo> {
    this.disk?.requireRoom();
    const file = this.#file(key);
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    try {
      const source = content instanceof Readable ? content : Readable.from([content]);
      await pipeline(source, createWriteStream(unfinished, { mode: 0o600, flush: true }));
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    const { size } = await stat(file);
    return { size };
  }

  async stat(key: string): Promise<BlobInfo | undefined> {
    try {
      const { size } = await stat(this.#file(key));
      return { size };
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const stream = createReadStream(this.#file(key), range);
    await new Promise<void>((resolve, reject) => {
      stream.once('open', () => {
        resolve();
      });
      stream.once('error', reject);
    });
    return stream;
  }

  async remove(key: string): Promise<void> {
    await rm(this.#file(key), { force: true });
  }

  #file(key: string): string {
    return blobFile(this.folder, key);
  }
}

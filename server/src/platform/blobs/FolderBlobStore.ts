import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DiskSpace } from '../data-dir/DiskSpace.ts';
import { makeFolder } from '../data-dir/makeFolder.ts';
import { errorCode } from '../errors.ts';
import { blobFile, isKey } from './blobFile.ts';
import type { BlobInfo, BlobStore, ByteRange, ListedBlob } from './BlobStore.ts';

/** Suffix of a file that is being written. */
const unfinishedName = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Created by fsck; only root may read it. */
const filesOfTheDisk = 'lost+found';

/** Files in a folder of the local disk. */
export class FolderBlobStore implements BlobStore {
  /** @param disk refuses writes when space is low */
  constructor(
    private readonly folder: string,
    private readonly disk?: Pick<DiskSpace, 'requireRoom'>,
  ) {}

  async put(key: string, content: Readable | Uint8Array): Promise<BlobInfo> {
    const file = this.#file(key);
    await this.#write(file, content, (unfinished) => rename(unfinished, file));
    const { size } = await stat(file);
    return { size };
  }

  async add(key: string, content: Uint8Array): Promise<void> {
    const file = this.#file(key);
    if (await this.stat(key)) return;
    await this.#write(file, content, async (unfinished) => {
      try {
        await link(unfinished, file);
      } catch (error) {
        // Some file systems have no hard links (SMB shares, exFAT): there the last writer wins.
        if (errorCode(error) !== 'EEXIST') {
          await rename(unfinished, file);
          return;
        }
      }
      await rm(unfinished);
    });
  }

  async stat(key: string): Promise<BlobInfo | undefined> {
    try {
      const found = await stat(this.#file(key));
      return found.isFile() ? { size: found.size } : undefined;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
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

  async *list(prefix = '', passOver?: (name: string) => void): AsyncIterable<ListedBlob> {
    // A prefix can end within a name, so compare the content of its folder.
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    for (const entry of await this.#entries(folder)) {
      const key = folder + entry.name;
      if (!key.startsWith(prefix)) continue;
      if (!isKey(key) || key === filesOfTheDisk) passOver?.(key);
      else if (entry.isDirectory()) yield* this.list(`${key}/`, passOver);
      else if (!unfinishedName.test(key)) {
        const info = await this.stat(key);
        if (info) yield { key, ...info };
        else if (!entry.isFile()) passOver?.(key);
      }
    }
  }

  isAvailable(): Promise<boolean> {
    return Promise.resolve(true);
  }

  async #entries(folder: string) {
    try {
      return await readdir(path.join(this.folder, folder), { withFileTypes: true });
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    }
  }

  /** Writes to a temporary file beside the target; `finish` renames it. */
  async #write(
    file: string,
    content: Readable | Uint8Array,
    finish: (unfinished: string) => Promise<void>,
  ): Promise<void> {
    this.disk?.requireRoom();
    await makeFolder(path.dirname(file));
    const unfinished = `${file}.${randomUUID()}`;
    try {
      const source = content instanceof Readable ? content : Readable.from([content]);
      await pipeline(source, createWriteStream(unfinished, { mode: 0o600, flush: true }));
      await finish(unfinished);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  #file(key: string): string {
    return blobFile(this.folder, key);
  }
}

import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '../blobs/BlobStore.ts';
import { errorCode, RequestError } from '../errors.ts';
import { BackupError } from './BackupError.ts';
import { readManifest, writeManifest, type Manifest } from './manifest.ts';
import type { Seal } from './Seal.ts';

interface Written {
  readonly sha256: string;
  readonly size: number;
  readonly stored: number;
}

const backupName = /^backups\/([^/]+)\/(\w+)$/;
const databaseKey = (id: string) => `backups/${id}/database`;
const manifestKey = (id: string) => `backups/${id}/manifest`;

/**
 * The layout of a target: `files/<name>`, shared by all backups, and for each backup
 * `backups/<id>/database` and, written last, `backups/<id>/manifest`, which makes it complete.
 */
export class Vault {
  constructor(
    readonly store: BlobStore,
    readonly seal: Seal,
  ) {}

  /** Names sort by time. */
  newId(at: Date): string {
    return `${at.toISOString().replaceAll(/[-:.]/g, '')}-${randomBytes(3).toString('hex')}`;
  }

  fileKey(sha256: string): string {
    const name = this.seal.nameOf(sha256);
    return `files/${name.slice(0, 2)}/${name}`;
  }

  writeDatabase(id: string, content: Readable): Promise<Written> {
    return this.#write(databaseKey(id), content);
  }

  writeFile(sha256: string, content: Readable): Promise<Written> {
    return this.#write(this.fileKey(sha256), content);
  }

  readFile(sha256: string, name: string): Promise<Readable> {
    return this.#read(this.fileKey(sha256), sha256, name);
  }

  readDatabase(id: string, sha256: string): Promise<Readable> {
    return this.#read(databaseKey(id), sha256, 'the database');
  }

  async writeManifest(id: string, manifest: Manifest): Promise<void> {
    await this.#write(manifestKey(id), Readable.from([writeManifest(manifest)]));
  }

  /** @throws BackupError that states the fault */
  async manifest(id: string): Promise<Manifest> {
    try {
      const content = await this.store.read(manifestKey(id));
      return readManifest(await buffer(await this.seal.open(content)));
    } catch (error) {
      if (error instanceof RequestError && !(error instanceof BackupError)) throw error;
      const why = error instanceof BackupError ? error.message : 'Its list is damaged';
      throw new BackupError(`The backup ${id} cannot be read: ${why}.`, error);
    }
  }

  /** Ids of complete backups, newest first, and of incomplete ones. */
  async ids(): Promise<{ readonly whole: readonly string[]; readonly short: readonly string[] }> {
    const [all, whole] = [new Set<string>(), new Set<string>()];
    for await (const { key } of this.store.list('backups/')) {
      const [, id, part] = backupName.exec(key) ?? [];
      if (id === undefined) continue;
      all.add(id);
      if (part === 'manifest') whole.add(id);
    }
    const newestFirst = (ids: Iterable<string>) => [...ids].toSorted().toReversed();
    return {
      whole: newestFirst(whole),
      short: newestFirst([...all].filter((id) => !whole.has(id))),
    };
  }

  /** Removes the manifest first, so that a partial removal leaves no backup. */
  async remove(id: string): Promise<void> {
    await this.store.remove(manifestKey(id));
    await this.store.remove(databaseKey(id));
  }

  /** Stored sizes in bytes of all files, by key at the target. */
  async storedFiles(): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    for await (const { key, size } of this.store.list('files/')) found.set(key, size);
    return found;
  }

  async #write(key: string, content: Readable): Promise<Written> {
    const hash = createHash('sha256');
    let size = 0;
    const closed = await this.seal.close(
      Readable.from(
        passing(content, (chunk) => {
          hash.update(chunk);
          size += chunk.length;
        }),
        { objectMode: false },
      ),
    );
    const { size: stored } = await this.store.put(key, closed);
    return { sha256: hash.digest('hex'), size, stored };
  }

  /** Content whose reading fails at the end unless the digest matches. */
  async #read(key: string, sha256: string, name: string): Promise<Readable> {
    const damaged = (error?: unknown) =>
      new BackupError(`In the backup, ${name} is damaged.`, error);
    const hash = createHash('sha256');
    let opened: Readable;
    try {
      opened = await this.seal.open(await this.store.read(key));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') {
        throw new BackupError(`In the backup, ${name} is missing.`, error);
      }
      throw error instanceof BackupError ? damaged(error) : error;
    }
    const checked = async function* () {
      try {
        yield* passing(opened, (chunk) => hash.update(chunk));
      } catch (error) {
        throw error instanceof RequestError ? error : damaged(error);
      }
      if (hash.digest('hex') !== sha256) throw damaged();
    };
    return Readable.from(checked(), { objectMode: false });
  }
}

async function* passing(
  content: AsyncIterable<unknown>,
  see: (chunk: Uint8Array) => unknown,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of content) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('bytes are needed');
    see(chunk);
    yield chunk;
  }
}

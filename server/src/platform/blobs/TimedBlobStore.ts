import type { Readable } from 'node:stream';
import type { BlobInfo, BlobStore, ByteRange, ListedBlob } from './BlobStore.ts';

/** Runs an operation and records its duration; rethrows its error. */
type Clock = <Result>(act: string, run: () => Promise<Result>) => Promise<Result>;

/** A blob store with timed operations. Listing is not timed, because its reader sets the pace. */
export class TimedBlobStore implements BlobStore {
  constructor(
    private readonly blobs: BlobStore,
    private readonly time: Clock,
  ) {}

  put(key: string, content: Readable | Uint8Array): Promise<BlobInfo> {
    return this.time('put', () => this.blobs.put(key, content));
  }

  add(key: string, content: Uint8Array): Promise<void> {
    return this.time('add', () => this.blobs.add(key, content));
  }

  stat(key: string): Promise<BlobInfo | undefined> {
    return this.time('stat', () => this.blobs.stat(key));
  }

  read(key: string, range?: ByteRange): Promise<Readable> {
    return this.time('read', () => this.blobs.read(key, range));
  }

  remove(key: string): Promise<void> {
    return this.time('remove', () => this.blobs.remove(key));
  }

  list(prefix?: string, passOver?: (name: string) => void): AsyncIterable<ListedBlob> {
    return this.blobs.list(prefix, passOver);
  }

  isAvailable(): Promise<boolean> {
    return this.blobs.isAvailable();
  }
}

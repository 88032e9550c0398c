import { Readable } from 'node:stream';
import { noSuchBlob } from '../blobFile.ts';
import type { BlobInfo, BlobStore, ByteRange, ListedBlob } from '../BlobStore.ts';
import { inPieces } from '../inPieces.ts';
import { filesAway, statusOf } from './filesAway.ts';
import type { S3Bucket, S3Times } from './S3Bucket.ts';
import type { S3Watch } from './S3Watch.ts';

/** Size of a multipart part; S3's limit of 10,000 parts allows 80 GB. */
export const pieceBytes = 8 * 1024 * 1024;

/** Files as objects of a bucket of S3. */
export class S3BlobStore implements BlobStore {
  /** Whether the server supports conditional writes; some S3-compatible servers do not. */
  #knowsConditions = true;

  constructor(
    private readonly bucket: S3Bucket,
    private readonly watch: S3Watch,
    private readonly times: Pick<S3Times, 'writeMs'>,
  ) {}

  async put(key: string, content: Readable | Uint8Array): Promise<BlobInfo> {
    if (!(content instanceof Readable)) {
      await this.bucket.put(key, content);
      return { size: content.length };
    }
    try {
      return await this.#putStream(key, content);
    } finally {
      // Drains the unread rest of content that was not written.
      content.destroy();
    }
  }

  async add(key: string, content: Uint8Array): Promise<void> {
    if (this.#knowsConditions) {
      try {
        await this.bucket.put(key, content, { ifNone: true });
        return;
      } catch (error) {
        const status = statusOf(error);
        if (status === 412) return;
        // 409: another writer is writing it or has just done so.
        const isContested = status === 409;
        if (!isContested && status !== 501) throw filesAway(`write ${key}`, error);
        this.#knowsConditions = isContested;
      }
    }
    if ((await this.stat(key)) === undefined) await this.bucket.put(key, content);
  }

  stat(key: string): Promise<BlobInfo | undefined> {
    return this.bucket.head(key);
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const body = await this.bucket.get(key, range);
    if (!body) throw noSuchBlob(key);
    return Readable.from(told(key, body, this.times.writeMs), { objectMode: false });
  }

  remove(key: string): Promise<void> {
    return this.bucket.remove(key);
  }

  list(prefix = '', passOver?: (name: string) => void): AsyncIterable<ListedBlob> {
    return this.bucket.list(prefix, passOver);
  }

  isAvailable(): Promise<boolean> {
    return this.watch.isAvailable();
  }

  async #putStream(key: string, content: Readable): Promise<BlobInfo> {
    let size = 0;
    const pieces = counted(inPieces(content, pieceBytes), (bytes) => {
      size += bytes;
    });
    const first = await pieces.next();
    // Only the next piece tells whether the content is complete.
    const second = first.done === true ? first : await pieces.next();
    if (first.done === true) await this.bucket.put(key, new Uint8Array());
    else if (second.done === true) await this.bucket.put(key, first.value);
    else await this.bucket.putPieces(key, chained([first.value, second.value], pieces));
    return { size };
  }
}

/**
 * Wraps a body: reports its failures as FilesAwayError. The silence timeout applies only while the
 * reader waits; a reader may pause indefinitely.
 */
async function* told(
  key: string,
  body: Readable,
  silenceMs: number,
): AsyncGenerator<Buffer, void, undefined> {
  const wait = () =>
    setTimeout(() => body.destroy(Object.assign(new Error(), { name: 'Silence' })), silenceMs);
  let waiting = wait();
  try {
    for await (const chunk of body) {
      clearTimeout(waiting);
      yield Buffer.from(chunk);
      waiting = wait();
    }
  } catch (error) {
    throw filesAway(`read ${key} to its end`, error);
  } finally {
    clearTimeout(waiting);
  }
}

async function* counted(
  pieces: AsyncIterable<Buffer>,
  count: (bytes: number) => void,
): AsyncGenerator<Buffer, void, undefined> {
  for await (const piece of pieces) {
    count(piece.length);
    yield piece;
  }
}

async function* chained(
  first: readonly Buffer[],
  rest: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer, void, undefined> {
  yield* first;
  yield* rest;
}

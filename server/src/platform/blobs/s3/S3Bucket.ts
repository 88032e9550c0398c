import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { isKey, requireKey } from '../blobFile.ts';
import type { S3Place } from '../BlobPlace.ts';
import type { BlobInfo, ByteRange, ListedBlob } from '../BlobStore.ts';
import { filesAway, isMissing } from './filesAway.ts';

/** Timeouts of S3 in ms. With retries most calls may take twice as long. */
export interface S3Times {
  readonly connectMs: number;
  /** Until the response head. */
  readonly answerMs: number;
  /** Until a write is confirmed, and the longest silence of a body that is being read. */
  readonly writeMs: number;
  /** Until a health check ends, including retries; `/ready` waits for it. */
  readonly readyMs: number;
  /** How long a health check is cached. */
  readonly lookMs: number;
}

export const s3Times: S3Times = {
  connectMs: 2_000,
  answerMs: 8_000,
  writeMs: 30_000,
  readyMs: 2_000,
  lookMs: 5_000,
};

interface Part {
  readonly ETag: string | undefined;
  readonly PartNumber: number;
}

/**
 * The S3 calls of the store on one bucket and prefix, each with a timeout. They throw
 * FilesAwayError, except for the refusals that `put` leaves to its caller.
 */
export class S3Bucket {
  constructor(
    private readonly client: S3Client,
    private readonly place: S3Place,
    private readonly times: S3Times,
  ) {}

  /**
   * Writes an object that fits into memory.
   * @param ifNone fails with the library's error when the object exists
   */
  async put(key: string, body: Uint8Array, { ifNone = false } = {}): Promise<void> {
    const condition = ifNone ? { IfNoneMatch: '*' } : {};
    const order = { ...this.#object(key), ...this.#encryption(), ...condition, Body: body };
    const written = this.client.send(new PutObjectCommand(order), this.#bound(this.times.writeMs));
    await (ifNone ? written : this.#mapped(`write ${key}`, written));
  }

  async head(key: string): Promise<BlobInfo | undefined> {
    const command = new HeadObjectCommand(this.#object(key));
    try {
      const { ContentLength = 0 } = await this.client.send(command, this.#bound());
      return { size: ContentLength };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw filesAway(`look at ${key}`, error);
    }
  }

  /** @returns `undefined` for a missing object */
  async get(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const Range = range && `bytes=${String(range.start)}-${String(range.end)}`;
    const order = { ...this.#object(key), ...(Range === undefined ? {} : { Range }) };
    // The timeout covers only the response head; reading the body may take long.
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      giveUp.abort();
    }, 2 * this.times.answerMs);
    try {
      const { Body, ContentLength } = await this.client.send(new GetObjectCommand(order), {
        requestTimeout: this.times.answerMs,
        abortSignal: giveUp.signal,
      });
      if (!(Body instanceof Readable)) throw new Error('the response has no body');
      if (range && ContentLength !== range.end - range.start + 1) {
        Body.destroy();
        throw new Error('the response has a different range than requested');
      }
      return Body;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw filesAway(`read ${key}`, error);
    } finally {
      clearTimeout(timer);
    }
  }

  async remove(key: string): Promise<void> {
    const command = new DeleteObjectCommand(this.#object(key));
    await this.#mapped(`remove ${key}`, this.client.send(command, this.#bound()));
  }

  /** @param passOver receives names that are not keys, such as folder markers */
  async *list(prefix: string, passOver?: (name: string) => void): AsyncIterable<ListedBlob> {
    const { bucket: Bucket, prefix: own } = this.place;
    let token: string | undefined;
    do {
      const from = token === undefined ? {} : { ContinuationToken: token };
      const command = new ListObjectsV2Command({ Bucket, Prefix: own + prefix, ...from });
      const page = await this.#mapped('list', this.client.send(command, this.#bound()));
      for (const { Key = '', Size = 0 } of page.Contents ?? []) {
        const key = Key.slice(own.length);
        if (isKey(key)) yield { key, size: Size };
        else passOver?.(Key);
      }
      token = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  /** @throws FilesAwayError when the bucket is not accessible */
  async look(): Promise<void> {
    const command = new HeadBucketCommand({ Bucket: this.place.bucket });
    const { readyMs } = this.times;
    const bound = { requestTimeout: readyMs, abortSignal: AbortSignal.timeout(readyMs) };
    await this.#mapped('look at the bucket', this.client.send(command, bound));
  }

  /**
   * Multipart upload from sequential pieces; all but the last have at least 5 MiB. The object
   * appears only when complete; a failed upload is aborted.
   */
  async putPieces(key: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    const order = { ...this.#object(key), ...this.#encryption() };
    const begin = this.client.send(new CreateMultipartUploadCommand(order), this.#bound());
    const { UploadId } = await this.#mapped(`write ${key}`, begin);
    const upload = { ...this.#object(key), UploadId };
    const bound = () => this.#bound(this.times.writeMs);
    try {
      const Parts: Part[] = [];
      for await (const Body of pieces) {
        const PartNumber = Parts.length + 1;
        const part = new UploadPartCommand({ ...upload, PartNumber, Body });
        const { ETag } = await this.#mapped(`write ${key}`, this.client.send(part, bound()));
        Parts.push({ ETag, PartNumber });
      }
      const end = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
      await this.#mapped(`write ${key}`, this.client.send(end, bound()));
    } catch (error) {
      // If the abort fails too, the parts stay invisible and the bucket's lifecycle rules remove
      // them.
      const abort = new AbortMultipartUploadCommand(upload);
      await this.client.send(abort, this.#bound()).catch(() => undefined);
      throw error;
    }
  }

  #object(key: string) {
    return { Bucket: this.place.bucket, Key: this.place.prefix + requireKey(key) };
  }

  #encryption() {
    const { encryption } = this.place;
    if (!encryption) return {};
    const key = encryption.key === undefined ? {} : { SSEKMSKeyId: encryption.key };
    return { ServerSideEncryption: encryption.by, ...key };
  }

  /** Timeouts of one attempt, and of all attempts together. */
  #bound(requestTimeout = this.times.answerMs) {
    return { requestTimeout, abortSignal: AbortSignal.timeout(2 * requestTimeout) };
  }

  async #mapped<T>(doing: string, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw filesAway(doing, error);
    }
  }
}

import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { findCeph, kmsKey } from '../../../testing/s3/Ceph.ts';
import { TestS3 } from '../../../testing/s3/TestS3.ts';
import { readBlobPlace } from '../BlobPlace.ts';
import { openBlobs } from '../openBlobs.ts';

jest.setTimeout(120_000);

const canRun = process.env['TEST_LONG'] === '1' && findCeph() !== undefined;
// Skipped in daily tests: part of `npm run test:long`, and needs Ceph.
const withCeph = canRun ? describe : describe.skip;

let s3: TestS3;
let client: S3Client;
beforeAll(async () => {
  if (!canRun) return;
  s3 = await TestS3.open();
  client = s3.client();
});
afterAll(async () => {
  if (!canRun) return;
  client.destroy();
  await s3.close();
});

// Covers what the small server of the daily tests does not implement.
withCeph('a server of S3 in earnest', () => {
  it('lets one of many concurrent writers add a file', async () => {
    const order = { Bucket: 'portal', Key: 'added', IfNoneMatch: '*' };
    const written = await Promise.allSettled(
      ['one', 'two', 'six'].map((Body) => client.send(new PutObjectCommand({ ...order, Body }))),
    );
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const late = client.send(new PutObjectCommand({ ...order, Body: 'ten' }));
    await expect(late).rejects.toMatchObject({ $metadata: { httpStatusCode: 412 } });
  });

  it('encrypts as requested', async () => {
    const sealed = `&sse=aws:kms&kms-key=${kmsKey}`;
    const { blobs, close } = await openBlobs(readBlobPlace(s3.url('sealed', sealed)));
    await blobs.put('small', Buffer.from('small'));
    await blobs.put('large', Readable.from([Buffer.alloc(9_000_000, 'large')]));
    for (const Key of ['sealed/small', 'sealed/large']) {
      const head = await client.send(new HeadObjectCommand({ Bucket: 'portal', Key }));
      expect(head.ServerSideEncryption).toBe('aws:kms');
    }
    close();
  });

  it('keeps nothing of an aborted upload', async () => {
    const { blobs, close } = await openBlobs(readBlobPlace(s3.url('broken')));
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(20_000_000);
        await Promise.reject(new Error('connection lost'));
      })(),
    );
    await expect(blobs.put('half', broken)).rejects.toThrow('connection lost');
    const begun = await client.send(new ListMultipartUploadsCommand({ Bucket: 'portal' }));
    expect(begun.Uploads ?? []).toEqual([]);
    close();
  });
});

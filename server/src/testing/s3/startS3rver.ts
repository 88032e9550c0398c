import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Backend } from './S3Backend.ts';

/** A small server from npm, for the daily tests. */
export async function startS3rver(bucket: string): Promise<S3Backend> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    // It reads addresses of buckets in another way than they are signed.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    port,
    bucket,
    // Its one account.
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    isWhole: false,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

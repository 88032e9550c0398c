import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

/** An S3 server with one bucket. */
export interface S3Backend {
  readonly port: number;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Whether it supports conditional writes and aborting multipart uploads. */
  readonly isWhole: boolean;
  close(): Promise<void>;
}

/** A small server from npm for the daily tests. */
export async function startS3rver(bucket: string): Promise<S3Backend> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    // Virtual-host addresses would break its signature check.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    port,
    bucket,
    // Its only account.
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    isWhole: false,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { S3Client } from '@aws-sdk/client-s3';
import type { Logger } from 'pino';
import type { S3Place } from '../BlobPlace.ts';
import type { BlobStores } from '../BlobStore.ts';
import { S3BlobStore } from './S3BlobStore.ts';
import { S3Bucket, s3Times, type S3Times } from './S3Bucket.ts';
import { S3PartialBlobStore } from './S3PartialBlobStore.ts';
import { S3Watch } from './S3Watch.ts';

interface Options {
  /** Logs when the bucket becomes unavailable and available again. */
  readonly log?: Logger | undefined;
  /** Shorter in tests. */
  readonly times?: S3Times;
}

/** Connection limit: each download holds one. */
const mostConnections = 500;

/**
 * Opens a bucket without calling it. Keys, and the region unless the location names it, come from
 * the standard AWS sources: environment, profile, machine role.
 */
export function openS3(place: S3Place, { log, times = s3Times }: Options = {}): BlobStores {
  const { region, endpoint, pathStyle } = place;
  const client = new S3Client({
    ...(region === undefined ? {} : { region }),
    ...(endpoint === undefined ? {} : ownServer(endpoint, region)),
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: times.connectMs,
      requestTimeout: times.answerMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: mostConnections },
      httpsAgent: { maxSockets: mostConnections },
    },
  });
  const bucket = new S3Bucket(client, place, times);
  const watch = new S3Watch(() => bucket.look(), { keptMs: times.lookMs, log });
  const blobs = new S3BlobStore(bucket, watch, times);
  return {
    blobs,
    partials: new S3PartialBlobStore(blobs),
    close: () => {
      client.destroy();
    },
  };
}

/** S3-compatible servers ignore the region, and some reject newer checksums. */
function ownServer(endpoint: string, region = 'us-east-1') {
  return { endpoint, region, requestChecksumCalculation: 'WHEN_REQUIRED' as const };
}

import { setTimeout } from 'node:timers/promises';
import type { Readiness } from '../metrics/Readiness.ts';
import type { BlobStore } from './BlobStore.ts';

const againMs = 1_000;

/**
 * Waits until the blob store can be reached. Meanwhile `/ready` fails and the log states the
 * reason.
 * @param signal cancels the wait, which then rejects
 */
export async function waitForFiles(
  { blobs, readiness }: { readonly blobs: BlobStore; readonly readiness: Readiness },
  signal: AbortSignal,
): Promise<void> {
  const areThere = readiness.expect('files');
  while (!(await blobs.isAvailable())) await setTimeout(againMs, undefined, { signal });
  areThere();
}

import { setTimeout } from 'node:timers/promises';
import type { Readiness } from '../metrics/Readiness.ts';
import type { BlobStore } from './BlobStore.ts';

const againMs = 1_000;

/**
 * Waits until the store of files can be reached; `/ready` says so meanwhile, and the log why.
 * @param signal gives the waiting up, which fails then
 */
export async function waitForFiles(
  { blobs, readiness }: { readonly blobs: BlobStore; readonly readiness: Readiness },
  signal: AbortSignal,
): Promise<void> {
  const areThere = readiness.expect('files');
  while (!(await blobs.isThere())) await setTimeout(againMs, undefined, { signal });
  areThere();
}

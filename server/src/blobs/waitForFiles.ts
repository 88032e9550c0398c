import { setTimeout } from 'node:timers/promises';
import type { Deps } from '../deps.ts';

const againMs = 1_000;

/**
 * Waits until the store of files can be reached; `/ready` says so meanwhile, and the log why.
 * @param signal gives the waiting up, which fails then
 */
export async function waitForFiles(
  { blobs, readiness }: Pick<Deps, 'blobs' | 'readiness'>,
  signal: AbortSignal,
): Promise<void> {
  const areThere = readiness.expect('files');
  while (!(await blobs.isThere())) await setTimeout(againMs, undefined, { signal });
  areThere();
}

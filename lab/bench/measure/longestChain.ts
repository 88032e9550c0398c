import type { Request } from './recordRequests.ts';

/**
 * Length of the longest chain of sequential requests: a request that begins after another's
 * response is one step deeper, and everything depends on the document. `[HTML → all scripts at
 * once]` is 2.
 */
export function longestChain(requests: readonly Pick<Request, 'startMs' | 'endMs'>[]): number {
  const [page, ...others] = requests.toSorted((a, b) => a.startMs - b.startMs);
  if (page === undefined) return 0;
  const steps: { readonly endMs: number; readonly step: number }[] = [];
  for (const { startMs, endMs } of others) {
    const before = steps.filter((other) => other.endMs <= startMs).map(({ step }) => step);
    steps.push({ endMs, step: 1 + Math.max(1, ...before) });
  }
  return Math.max(1, ...steps.map(({ step }) => step));
}

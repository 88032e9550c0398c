import type { LoadSample } from '../measure/LoadSample.ts';

/** A sample for tests. */
export function aLoad(given: Partial<LoadSample> = {}): LoadSample {
  return {
    firstPaintMs: 400,
    firstRowMs: 1000,
    usableMs: 1000,
    longTasks: 3,
    blockedMs: 200,
    scriptMs: 500,
    bytes: 0,
    scriptBytes: 170_000,
    rowScriptBytes: 150_000,
    requests: 7,
    longestChain: 2,
    ...given,
  };
}

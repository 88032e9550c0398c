/** How long and how often the loader tries. */
export interface LoaderPolicy {
  /** Milliseconds until one attempt counts as failed. */
  readonly timeoutMs: number;
  /** Attempts at the current release. */
  readonly attempts: number;
  /** No further attempt starts later than this many milliseconds after the first. */
  readonly giveUpAfterMs: number;
  /** Pause before the second attempt; each further one is three times as long. */
  readonly backOffMs: number;
}

export const defaultPolicy: LoaderPolicy = {
  timeoutMs: 8_000,
  attempts: 3,
  giveUpAfterMs: 15_000,
  backOffMs: 400,
};

/**
 * Milliseconds to wait after a failed attempt: between a half and one and a half times the
 * nominal pause, so that the browsers of all customers do not come back in the same moment.
 *
 * @param random 0 ≤ random < 1
 */
export function pauseAfter(attempt: number, policy: LoaderPolicy, random: number): number {
  return policy.backOffMs * 3 ** (attempt - 1) * (0.5 + random);
}

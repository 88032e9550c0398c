/** Time limits and number of attempts of the loader. */
export interface LoaderPolicy {
  /** Milliseconds after which an attempt counts as failed. */
  readonly timeoutMs: number;
  /** Number of attempts at the current release. */
  readonly attempts: number;
  /** Milliseconds after the first attempt after which no further one starts. */
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
 * Milliseconds to wait after a failed attempt: between half and one and a half times the nominal
 * pause, so that the browsers of all customers do not try again at the same moment.
 *
 * @param random 0 ≤ random < 1
 */
export function pauseAfter(attempt: number, policy: LoaderPolicy, random: number): number {
  return policy.backOffMs * 3 ** (attempt - 1) * (0.5 + random);
}

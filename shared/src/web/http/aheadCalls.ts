import type { RawAnswer } from './send.ts';

interface AheadCalls {
  /**
   * The answer of a call that was sent ahead, whatever its status, for one who makes this call now;
   * `undefined` when it was not sent.
   *
   * @param signal aborts the call, as it would abort one that is sent now
   */
  take(path: string, signal?: AbortSignal): Promise<RawAnswer> | undefined;
  /** Discards unclaimed prefetched answers, except those of some calls. */
  drop(but?: readonly string[]): void;
}

/**
 * GET calls that were sent before the screen was there that makes them. Empty until somebody sends
 * one: what does it (`sendAhead`) is not in the first load.
 */
export const aheadCalls: Partial<AheadCalls> = {};

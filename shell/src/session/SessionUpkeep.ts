import type { QueryClient, SessionStore } from '@portal/shared';

/** The dependencies of the functions that maintain a session. */
export interface SessionUpkeep {
  readonly store: SessionStore;
  readonly queries: QueryClient;
  /** Goes to another address by loading it. */
  readonly leave: (path: string) => void;
}

/**
 * Interval of the keep-alive in milliseconds, well within the 30 minutes after which an idle
 * session ends.
 */
export const keepAliveMs = 270_000;
export const configMs = 300_000;
export const monitorMs = 60_000;

import type { QueryClient, SessionStore } from '@portal/shared';

/** What keeping a session up needs from around it. */
export interface SessionUpkeep {
  readonly store: SessionStore;
  readonly queries: QueryClient;
  /** Leaves the page. */
  readonly leave: (path: string) => void;
}

/** Milliseconds. The keep-alive is well within the 30 minutes after which a session idles out. */
export const keepAliveMs = 270_000;
export const configMs = 300_000;
export const monitorMs = 60_000;

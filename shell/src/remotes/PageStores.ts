import type { QueryClient, SessionStore } from '@portal/shared';
import type { Remotes } from './createRemotes.ts';

/** The stores of a page. */
export interface PageStores {
  readonly session: SessionStore;
  readonly queries: QueryClient;
  readonly remotes: Remotes;
}

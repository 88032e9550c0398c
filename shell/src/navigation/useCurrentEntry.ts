import { useLocation } from '@portal/shared';
import type { NavigationEntry } from '@portal/shared/remote';
import { useKnownRemotes } from '../remotes/RemotesContext.ts';
import { findRoute } from '../remotes/RemotesState.ts';

/**
 * The menu entry of the current screen, if its remote has exactly one: an order at `/order/:id`
 * belongs to the entry `/orders`.
 */
export function useCurrentEntry(): NavigationEntry | undefined {
  const { pathname } = useLocation();
  const entries = findRoute({ remotes: useKnownRemotes() }, pathname)?.remote.navigation ?? [];
  return entries.length === 1 ? entries[0] : undefined;
}

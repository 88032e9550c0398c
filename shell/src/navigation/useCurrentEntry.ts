import { useLocation } from '@portal/shared';
import type { NavigationEntry } from '@portal/shared/remote';
import { useKnownRemotes } from '../remotes/RemotesContext.ts';
import { findRoute } from '../remotes/RemotesState.ts';

/**
 * The menu entry that stands for the current screen, of a remote with one entry only: an order at
 * `/order/:id` belongs to the entry `/orders`. None where the remote has several, or none.
 */
export function useCurrentEntry(): NavigationEntry | undefined {
  const { pathname } = useLocation();
  const entries = findRoute({ remotes: useKnownRemotes() }, pathname)?.remote.navigation ?? [];
  return entries.length === 1 ? entries[0] : undefined;
}

import { useSession } from '@portal/shared';
import type { NavigationEntry } from '@portal/shared/remote';
import { useMemo } from 'react';
import { menuEntries } from './menuEntries.ts';
import { useKnownRemotes, useRemotesState } from './RemotesContext.ts';

/**
 * The menu entries that this person may see, in order; until the whole registry is loaded, those in
 * the page's data. The array changes only with the entries or the session.
 */
export function useNavigationEntries(
  initial: readonly NavigationEntry[],
): readonly NavigationEntry[] {
  const remotes = useKnownRemotes();
  const isComplete = useRemotesState(({ registry }) => registry === 'complete');
  const session = useSession((state) => state);
  return useMemo(() => {
    const all = isComplete ? remotes.flatMap(({ navigation }) => navigation) : initial;
    return menuEntries(all, session);
  }, [isComplete, remotes, initial, session]);
}

import { useSession } from '@portal/shared';
import type { NavigationEntry } from '@portal/shared/remote';
import { useMemo } from 'react';
import { menuEntries } from './menuEntries.ts';
import { useKnownRemotes, useRemotesState } from './RemotesContext.ts';

/**
 * The menu entries that this person may see, in order: those in the page's data until the whole
 * registry is loaded. The same array as long as they are the same entries.
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

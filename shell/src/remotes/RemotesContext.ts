import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Remotes } from './createRemotes.ts';
import type { RemotesState } from './RemotesState.ts';

export const RemotesContext = createContext<Remotes | null>(null);

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (remotes === null) throw new Error('useRemotes needs a RemotesContext above it');
  return remotes;
}

/** The page's state of the remotes; the component renders again when it changes. */
export function useRemotesState(): RemotesState {
  const remotes = useRemotes();
  return useSyncExternalStore(remotes.subscribe, remotes.getState, remotes.getInitialState);
}

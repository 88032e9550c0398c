import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Remotes } from './createRemotes.ts';
import type { RemotesState } from './RemotesState.ts';

export const RemotesContext = createContext<Remotes | null>(null);

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (remotes === null) throw new Error('useRemotes needs a RemotesContext above it');
  return remotes;
}

/**
 * What is selected of the page's state of the remotes; the component renders again when that is
 * another value. Select what is there, never a new object.
 */
export function useRemotesState<T>(select: (state: RemotesState) => T): T {
  const remotes = useRemotes();
  return useSyncExternalStore(
    remotes.subscribe,
    () => select(remotes.getState()),
    () => select(remotes.getInitialState()),
  );
}

/** The remotes that the page knows, whatever becomes of their screens. */
export const useKnownRemotes = (): RemotesState['remotes'] =>
  useRemotesState(({ remotes }) => remotes);

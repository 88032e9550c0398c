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
 * Selects from the state of the remotes, and renders the component when the selected value changes.
 * Select an existing value, never a new object.
 */
export function useRemotesState<T>(select: (state: RemotesState) => T): T {
  const remotes = useRemotes();
  return useSyncExternalStore(
    remotes.subscribe,
    () => select(remotes.getState()),
    () => select(remotes.getInitialState()),
  );
}

/** The known remotes. Changes of their screens cause no render. */
export const useKnownRemotes = (): RemotesState['remotes'] =>
  useRemotesState(({ remotes }) => remotes);

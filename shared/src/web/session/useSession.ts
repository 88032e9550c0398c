import { useContext } from 'react';
import { useStore } from 'zustand';
import type { SessionStore } from './createSessionStore.ts';
import { SessionContext } from './SessionProvider.tsx';
import type { SessionState } from './SessionState.ts';

/** The store itself, for the shell and for handlers that read at the moment of a click. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === null) throw new Error('useSession needs a SessionProvider above it');
  return store;
}

/**
 * Reads the session; the component renders again when the selected value changes. The selector
 * returns a value of the state or a primitive, never a new object.
 */
export function useSession<T>(selector: (session: SessionState) => T): T {
  return useStore(useSessionStore(), selector);
}

import { useContext } from 'react';
import { useStore } from 'zustand';
import type { SessionStore } from './createSessionStore.ts';
import { SessionContext } from './SessionProvider.tsx';
import type { SessionState } from './SessionState.ts';

/** The store, for the shell and for handlers that read it when they run. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === null) throw new Error('useSession needs a SessionProvider above it');
  return store;
}

/**
 * Reads the session; the component rerenders when the selected value changes. The selector must
 * return a value of the state or a primitive, never a new object.
 */
export function useSession<T>(selector: (session: SessionState) => T): T {
  return useStore(useSessionStore(), selector);
}

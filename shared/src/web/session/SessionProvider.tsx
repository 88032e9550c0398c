import { createContext, type ReactNode } from 'react';
import type { SessionStore } from './createSessionStore.ts';

export const SessionContext = createContext<SessionStore | null>(null);

interface SessionProviderProps {
  readonly store: SessionStore;
  readonly children: ReactNode;
}

export function SessionProvider({ store, children }: SessionProviderProps) {
  return <SessionContext value={store}>{children}</SessionContext>;
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PageBootstrap } from '../../remote/PageBootstrap.ts';
import type { SessionState } from './SessionState.ts';

export type SessionStore = StoreApi<SessionState>;

/** The initial state is also the server snapshot, so that hydration matches the markup. */
export function createSessionStore(initial: SessionState): SessionStore {
  return createStore<SessionState>(() => initial);
}

/** The state of a newly opened page, from the server's data. */
export function sessionFromBootstrap(bootstrap: PageBootstrap): SessionState {
  return {
    status: bootstrap.user === null ? 'visitor' : 'active',
    loading: true,
    user: bootstrap.user,
    team: bootstrap.user?.teams[0] ?? null,
    config: bootstrap.config,
    locale: bootstrap.locale,
    today: bootstrap.today,
    columns: bootstrap.columns,
  };
}

import type { Tell } from '../remotes/Happening.ts';
import type { DevelopmentStore } from './DevelopmentState.ts';

/**
 * Shows why a part of the remote failed in a place. It reports nothing to the portal, since failures in
 * development say nothing about releases.
 */
export function tellDeveloper(store: DevelopmentStore): Tell {
  return ({ name }, what) => {
    if (typeof what !== 'object' || name !== store.state.development.remote) return;
    store.set({ failure: `remote.config.ts places.${what.place}: ${what.part} ${what.why}` });
  };
}

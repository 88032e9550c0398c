import type { Tell } from '../remotes/Happening.ts';
import type { DevelopmentStore } from './DevelopmentState.ts';

/**
 * Says of a part of the remote that fails in a place of the page what is wrong with it. The portal is
 * told nothing: what a developer sees fail says nothing of releases.
 */
export function tellDeveloper(store: DevelopmentStore): Tell {
  return ({ name }, what) => {
    if (typeof what !== 'object' || name !== store.state.development.remote) return;
    store.set({ failure: `remote.config.ts places.${what.place}: ${what.part} ${what.why}` });
  };
}

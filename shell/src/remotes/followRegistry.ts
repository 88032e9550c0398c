import type { SessionStore } from '@portal/shared';
import type { Remotes } from './createRemotes.ts';

/** Reads the registry again whenever the polled configuration names another version of it. */
export function followRegistry(remotes: Remotes, session: SessionStore): void {
  session.subscribe(({ config }, before) => {
    const isNew = config.registry !== before.config.registry;
    if (isNew && config.registry !== remotes.getState().version) void remotes.readRegistry();
  });
}

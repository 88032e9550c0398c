import type { SessionStore } from '@portal/shared';
import type { Remotes } from './createRemotes.ts';

/** Milliseconds before a version that could not be read is requested again. */
const pauseMs = 60_000;

/**
 * Reads the registry again whenever the polled configuration names another version of it.
 *
 * @returns a function that does the same for a version in any other answer
 */
export function followRegistry(remotes: Remotes, session: SessionStore): (version: string) => void {
  let asked: { readonly version: string; readonly at: number } | undefined;
  const hear = (version: string) => {
    if (version === remotes.getState().version) return;
    const now = Date.now();
    if (asked?.version === version && now - asked.at < pauseMs) return;
    asked = { version, at: now };
    void remotes.readRegistry();
  };
  session.subscribe(({ config }, before) => {
    if (config.registry !== before.config.registry) hear(config.registry);
  });
  return hear;
}

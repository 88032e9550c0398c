import type { QueryClient, SessionStore } from '@portal/shared';
import type { Tell } from '../remotes/Happening.ts';
import { whenIdle } from '../whenIdle.ts';
import type { startReports } from './releaseReports.ts';

/**
 * Tells of releases once the page has nothing better to do, and watches it from then on. Only of
 * people who are signed in: the portal counts them, and nobody can be counted twice.
 */
export function tellWhenIdle(session: SessionStore, queries: QueryClient): Tell {
  let started: ReturnType<typeof startReports> | undefined;
  return (release, what, occasion) => {
    // Without a line nothing could be loaded.
    if (what === 'load' && !navigator.onLine) return;
    const at = performance.now();
    whenIdle(() => {
      const { user, status } = session.getState();
      if (!user || status !== 'active') return;
      // A part of the portal that does not arrive keeps nobody from anything.
      void import('./releaseReports.ts').then(
        (reports) => {
          started ??= reports.startReports({ session, queries });
          started(release, what, { ...occasion, at });
        },
        () => undefined,
      );
    });
  };
}

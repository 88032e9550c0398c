import type { QueryClient, SessionStore } from '@portal/shared';
import type { Tell } from '../remotes/Happening.ts';
import { whenIdle } from '../whenIdle.ts';
import type { startReports } from './releaseReports.ts';

interface Reports {
  readonly startReports: typeof startReports;
}

/**
 * Tells of releases once the page has nothing better to do, and watches it from then on. Only of
 * people who are signed in: the portal counts them, and nobody can be counted twice.
 */
export function tellWhenIdle(
  session: SessionStore,
  queries: QueryClient,
  load: () => Promise<Reports> = () => import('./releaseReports.ts'),
): Tell {
  let started: ReturnType<typeof startReports> | undefined;
  const isCounted = () => {
    const { user, status } = session.getState();
    return user !== null && status === 'active';
  };
  return (release, what, occasion) => {
    // Without a line nothing could be loaded.
    if (what === 'load' && !navigator.onLine) return;
    const told = { ...occasion, at: performance.now() };
    // Once the page is watched nothing has to wait, and what comes just before it is left is not lost.
    if (started) {
      if (isCounted()) started(release, what, told);
      return;
    }
    whenIdle(() => {
      if (!isCounted()) return;
      // Reports are optional: a page works without this script.
      void load().then(
        (reports) => {
          started ??= reports.startReports({ session, queries });
          started(release, what, told);
        },
        () => undefined,
      );
    });
  };
}

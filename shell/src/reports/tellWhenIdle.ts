import type { QueryClient, SessionStore } from '@portal/shared';
import type { Tell } from '../remotes/Happening.ts';
import { whenIdle } from '../whenIdle.ts';
import type { startReports } from './releaseReports.ts';

interface Reports {
  readonly startReports: typeof startReports;
}

/**
 * Reports on releases once the page is idle, and watches the page from then on. It reports only for
 * signed-in people: the portal counts people, each once.
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
    // Offline, no release can be loaded.
    if (what === 'load' && !navigator.onLine) return;
    const told = { ...occasion, at: performance.now() };
    // Once started, reports need not wait: those just before the page closes are not lost.
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

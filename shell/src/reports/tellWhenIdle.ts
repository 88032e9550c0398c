import type { SessionStore } from '@portal/shared';
import type { Tell } from '../remotes/Happening.ts';
import { whenIdle } from '../whenIdle.ts';

/**
 * Tells of releases once the page has nothing better to do. Only of people who are signed in: the
 * portal counts them, and nobody can be counted twice.
 */
export function tellWhenIdle(session: SessionStore): Tell {
  return (release, what) => {
    // Without a line nothing could be loaded.
    if (what === 'load' && !navigator.onLine) return;
    whenIdle(() => {
      const { user, status } = session.getState();
      if (!user || status !== 'active') return;
      // A part of the portal that does not arrive keeps nobody from anything.
      void import('./releaseReports.ts').then(
        ({ tellOfRelease }) => {
          tellOfRelease(release, what);
        },
        () => undefined,
      );
    });
  };
}

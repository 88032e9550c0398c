import { api, type QueryClient, type SessionStore } from '@portal/shared';
import { string } from '@portal/shared/schema';
import type { FailedPart, Happening, Occasion } from '../remotes/Happening.ts';
import { createReleaseReports } from './createReleaseReports.ts';
import { createVisits } from './createVisits.ts';
import { createVitals } from './createVitals.ts';
import { describeError } from './describeError.ts';
import { watchErrors } from './watchErrors.ts';
import { watchInputs } from './watchInputs.ts';
import { watchVitals } from './watchVitals.ts';

/** Milliseconds from the first waiting report to the call. */
const pauseMs = 20_000;

/** The stores that reports depend on. */
export interface Watched {
  readonly session: SessionStore;
  readonly queries: QueryClient;
}

interface Told extends Partial<Occasion> {
  /** When it happened, in milliseconds since the page began. */
  readonly at: number;
}

/** Watches the page from now on; returns a function that reports what happens to its screens. */
export function startReports({ session, queries }: Watched) {
  const reports = createReleaseReports({
    // The browser still sends it when the person leaves the page.
    send: (json) =>
      api.post('/api/releases/reports', { json }, string(), { answer: 'text', outlivesPage: true }),
    later: (then) => {
      const timer = setTimeout(then, pauseMs);
      return () => {
        clearTimeout(timer);
      };
    },
  });
  const visits = createVisits();
  const vitals = createVitals(measures('layout-shift'));
  const isSignedIn = () => session.getState().status === 'active';
  const takeVitals = () => {
    for (const sample of vitals.take()) reports.sample(sample);
  };

  watchInputs(visits);
  watchErrors({
    queries,
    current: visits.current,
    report: (error) => {
      if (isSignedIn()) reports.report(error);
    },
  });
  watchVitals(visits, vitals);
  // Runs after the listeners of `web-vitals`, which are on `document`.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !isSignedIn()) return;
    takeVitals();
    reports.flush();
  });

  return (release: { name: string; hash: string }, what: Happening | FailedPart, told: Told) => {
    const { name, hash } = release;
    const { at, route = '', error, id } = told;
    if (what === 'opens') {
      takeVitals();
      const visit = visits.opened({ name, hash, route }, at);
      vitals.began(visit);
      const { loadMs: value } = visit;
      if (value !== undefined) reports.sample({ name, hash, measure: 'load', value });
    } else if (typeof what !== 'object' && id !== undefined) {
      reports.report({ name, hash, kind: what, id, route, ...describeError(error) });
    }
    reports.tell({ name, hash }, what);
  };
}

function measures(entryType: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(entryType);
}

import { onCLS, onINP, onLCP } from 'web-vitals';
import type { Visits } from './createVisits.ts';
import type { Vitals } from './createVitals.ts';

const options = { reportAllChanges: true };

/** Records the page's web vitals for the screen that was visible. */
export function watchVitals(visits: Visits, vitals: Vitals): void {
  const inSight = (entries: readonly PerformanceEntry[]) =>
    visits.at(entries.at(-1)?.startTime ?? performance.now());
  onLCP(({ value, entries }) => {
    vitals.painted(inSight(entries), value);
  }, options);
  onINP(({ value, entries }) => {
    vitals.answered(inSight(entries), value);
  }, options);
  onCLS(({ delta, entries }) => {
    vitals.shifted(inSight(entries), delta);
  }, options);
}

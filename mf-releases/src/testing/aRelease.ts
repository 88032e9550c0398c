import type { Release } from '../domain/Release.ts';

/** A current release without problems. */
export function aRelease(changes: Partial<Release> = {}): Release {
  return {
    version: '1.2.0',
    hash: 'aaaaaaaaaaaa',
    state: 'current',
    audience: null,
    since: '2026-11-18T00:30:00.000Z',
    people: 120,
    failed: { people: 3, load: 1, render: 2, effect: 0 },
    opens: 840,
    load: { count: 800, p50: 420, p95: 1800 },
    lcp: { count: 200, p75: 2400, good: 170, poor: 5 },
    inp: { count: 150, p75: 620, good: 60, poor: 50 },
    cls: { count: 200, p75: 10, good: 200, poor: 0 },
    events: 4,
    calls: 2,
    violations: 1,
    previews: 0,
    ...changes,
  };
}

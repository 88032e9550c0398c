import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Figures of one process, read at the operator's door. */
export interface Metrics {
  readonly registry: Registry;
  /** Seconds by method, route pattern and status. */
  readonly requests: Histogram<'app' | 'method' | 'route' | 'status'>;
  readonly signIns: Counter<'outcome'>;
  readonly jobsWaiting: Gauge;
  /** How often people who were signed in opened a screen of a remote's release. */
  readonly releaseOpens: Counter<'remote' | 'release'>;
  /** How often a screen failed them; reason `load`, `render` or `effect`. */
  readonly releaseFailures: Counter<'remote' | 'release' | 'reason'>;
}

export function createMetrics(options: { readonly process: boolean }): Metrics {
  const registry = new Registry();
  if (options.process) collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'portal_http_request_seconds',
      help: 'Time to answer',
      labelNames: ['app', 'method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.15, 0.4, 1, 3, 10],
      registers: [registry],
    }),
    signIns: new Counter({
      name: 'portal_sign_ins_total',
      help: 'Sign-ins at the manager by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    jobsWaiting: new Gauge({
      name: 'portal_jobs_waiting',
      help: 'Jobs that are due and not yet carried out',
      registers: [registry],
    }),
    releaseOpens: new Counter({
      name: 'portal_release_opens_total',
      help: 'Screens opened, by remote and release, as browsers say',
      labelNames: ['remote', 'release'],
      registers: [registry],
    }),
    releaseFailures: new Counter({
      name: 'portal_release_failures_total',
      help: 'Screens that failed, by remote, release and reason, as browsers say',
      labelNames: ['remote', 'release', 'reason'],
      registers: [registry],
    }),
  };
}

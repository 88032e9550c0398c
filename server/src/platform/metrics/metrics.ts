import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { BackupMetrics } from './BackupMetrics.ts';
import { ReleaseMetrics } from './ReleaseMetrics.ts';
import { WorkMetrics } from './WorkMetrics.ts';

/** Metrics of one process, served by the operator API. */
export interface Metrics {
  readonly registry: Registry;
  /** Seconds by method, route pattern and status. */
  readonly requests: Histogram<'app' | 'method' | 'route' | 'status'>;
  readonly signIns: Counter<'outcome'>;
  readonly standbyLag: Gauge;
  readonly clockAhead: Gauge;
  readonly releases: ReleaseMetrics;
  readonly work: WorkMetrics;
  readonly backups: BackupMetrics;
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
    standbyLag: new Gauge({
      name: 'portal_standby_lag_seconds',
      help: 'How far the standby is behind from which reports and exports are read; NaN when it is away',
      registers: [registry],
    }),
    clockAhead: new Gauge({
      name: 'portal_clock_ahead_seconds',
      help: 'By how much the clock of this machine is ahead of the database’s, which counts',
      registers: [registry],
    }),
    releases: new ReleaseMetrics(registry),
    work: new WorkMetrics(registry),
    backups: new BackupMetrics(registry),
  };
}

import { Gauge, type Registry } from 'prom-client';

interface State {
  readonly address: string | null;
  readonly last: { readonly ended_at: string; readonly outcome: string } | null;
  readonly good_at: string | null;
  readonly overdue: boolean;
}

const seconds = (instant: string) => Date.parse(instant) / 1000;

/** Metrics of the scheduled backups, equal in every process. */
export class BackupMetrics {
  readonly #gauge: (name: string, help: string) => Gauge;

  constructor(registry: Registry) {
    const gauges = new Map<string, Gauge>();
    this.#gauge = (name, help) => {
      const gauge = gauges.get(name) ?? new Gauge({ name, help, registers: [registry] });
      gauges.set(name, gauge);
      return gauge;
    };
  }

  /** Publishes nothing where no backup is scheduled. */
  set({ address, last, good_at, overdue }: State): void {
    if (address === null) return;
    const set = (name: string, help: string, value: number) => {
      this.#gauge(`portal_backup_${name}`, help).set(value);
    };
    set('overdue', '1: the newest whole backup is older than it may be', overdue ? 1 : 0);
    if (last) {
      set('last_seconds', 'When the last backup ended, Unix time', seconds(last.ended_at));
      set(
        'last_failed',
        '1: the last backup failed, or lacks files',
        last.outcome === 'made' ? 0 : 1,
      );
    }
    if (good_at !== null) {
      set(
        'last_good_seconds',
        'When the newest backup was begun that lacks no file, Unix time',
        seconds(good_at),
      );
    }
  }
}

import type { LogEvent } from 'kysely';
import { Gauge, Histogram, type Registry } from 'prom-client';

type Outcome = 'done' | 'failed';

const seconds = [0.001, 0.005, 0.02, 0.05, 0.15, 0.4, 1, 3, 10, 60];

/** Durations of back-end work: database, files, jobs, previews. */
export class WorkMetrics {
  readonly #queries: Histogram<'kind' | 'outcome'>;
  readonly #files: Histogram<'act' | 'outcome'>;
  readonly #jobs: Histogram<'job' | 'outcome'>;
  readonly #delays: Histogram;
  readonly #previews: Histogram<'remote' | 'outcome'>;
  readonly #waiting: Gauge;
  readonly #oldest: Gauge;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#queries = new Histogram({
      name: 'portal_database_query_seconds',
      help: 'Statements of the database, until their answer, by kind',
      labelNames: ['kind', 'outcome'],
      buckets: seconds,
      registers,
    });
    this.#files = new Histogram({
      name: 'portal_file_seconds',
      help: 'Acts at the store of files; reading until the content begins',
      labelNames: ['act', 'outcome'],
      buckets: seconds,
      registers,
    });
    this.#jobs = new Histogram({
      name: 'portal_job_seconds',
      help: 'Jobs, each attempt',
      labelNames: ['job', 'outcome'],
      buckets: seconds,
      registers,
    });
    this.#delays = new Histogram({
      name: 'portal_job_delay_seconds',
      help: 'From when an attempt was due until it began',
      buckets: seconds,
      registers,
    });
    this.#previews = new Histogram({
      name: 'portal_preview_seconds',
      help: 'Until pages have their preview, made or found; none when it fails, takes too long or too many are asked for',
      labelNames: ['remote', 'outcome'],
      buckets: seconds,
      registers,
    });
    this.#waiting = new Gauge({
      name: 'portal_jobs_waiting',
      help: 'Jobs that wait or run now',
      registers,
    });
    this.#oldest = new Gauge({
      name: 'portal_jobs_oldest_seconds',
      help: 'For how long the job that is due longest has been; 0 when none is',
      registers,
    });
  }

  /** Records a Kysely log event. */
  countQuery({ level, query, queryDurationMillis }: LogEvent): void {
    const outcome: Outcome = level === 'error' ? 'failed' : 'done';
    const kind = kinds[query.query.kind] ?? 'other';
    this.#queries.observe({ kind, outcome }, queryDurationMillis / 1_000);
  }

  /** Times an operation of the blob store, and rethrows its error. */
  async timeFile<Result>(act: string, run: () => Promise<Result>): Promise<Result> {
    return timed((outcome, took) => {
      this.#files.observe({ act, outcome }, took);
    }, run);
  }

  /** Times an attempt of a due job, and rethrows its error. */
  async timeJob(job: string, delayMs: number, run: () => Promise<void>): Promise<void> {
    this.#delays.observe(Math.max(0, delayMs) / 1_000);
    await timed((outcome, took) => {
      this.#jobs.observe({ job, outcome }, took);
    }, run);
  }

  async timePreview<Result>(
    remote: string,
    render: () => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const begun = performance.now();
    const preview = await render();
    const outcome = preview === undefined ? 'none' : 'rendered';
    this.#previews.observe({ remote, outcome }, (performance.now() - begun) / 1_000);
    return preview;
  }

  setBacklog({ waiting, oldestMs }: { readonly waiting: number; readonly oldestMs: number }): void {
    this.#waiting.set(waiting);
    this.#oldest.set(oldestMs / 1_000);
  }
}

const kinds: Readonly<Record<string, string>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

async function timed<Result>(
  observe: (outcome: Outcome, seconds: number) => void,
  run: () => Promise<Result>,
): Promise<Result> {
  const begun = performance.now();
  const end = (outcome: Outcome) => {
    observe(outcome, (performance.now() - begun) / 1_000);
  };
  try {
    const result = await run();
    end('done');
    return result;
  } catch (error) {
    end('failed');
    throw error;
  }
}

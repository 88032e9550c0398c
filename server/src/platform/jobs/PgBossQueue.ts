import { once, setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { announce, type Announcements } from '../db/Announcements.ts';
import type { Database } from '../db/Database.ts';
import { withTrace } from '../traces/traceJob.ts';
import { createQueues, executeSql, executeSqlOf } from '../db/jobTables.ts';
import { dueJobs } from './dueJobs.ts';
import { addScheduledJobs } from './addScheduledJobs.ts';
import { pause } from './pause.ts';
import type { EnqueueOptions, Job, Queue, Worker } from './Queue.ts';
import { defaultLeaseSeconds, RunningJobs } from './RunningJobs.ts';
import { WakeUps } from './WakeUps.ts';

/** Poll interval without notifications, and pause before a retry. */
const pollMs = 500;
/** Poll interval with notifications. */
const safetyMs = 30_000;
const longestStopMs = 10_000;
/** The embedded database cannot fetch a job in the millisecond in which it was added. */
const clockStepMs = 2;
/** Wake-up name of the loop that wakes the workers; not a job name. */
const watcher = ' watch';

export interface QueueOptions {
  /** Whether the library maintains its tables. */
  readonly background: boolean;
  /** Notifies of committed jobs; without it the queue polls. */
  readonly announcements?: Announcements | undefined;
  /** Default: the machine's clock. */
  readonly clock?: () => Date;
  /** Wraps one attempt of a due job, to measure it. */
  readonly time?: (job: string, delayMs: number, run: () => Promise<void>) => Promise<void>;
  /**
   * Lease: after this silence a job is given to another process; expired leases are polled as
   * often.
   */
  readonly leaseSeconds?: number;
}

interface Registered {
  readonly job: Job<object>;
  readonly run: (data: object, id: string, stopping: AbortSignal) => Promise<void>;
  readonly cron?: string;
}

/** The queue on tables of the portal's database, so that a job commits with its cause. */
export class PgBossQueue implements Queue {
  readonly #boss: PgBoss;
  readonly #running: RunningJobs;
  readonly #registered = new Map<string, Registered>();
  #started = false;
  #stopping = new AbortController();
  #loops: readonly Promise<void>[] = [];
  readonly #wakeUps = new WakeUps();
  #unsubscribe: (() => void) | undefined;
  readonly #now = () => (this.options.clock?.() ?? new Date()).getTime();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly log: Logger,
    private readonly options: QueueOptions = { background: true },
  ) {
    const seconds = options.leaseSeconds ?? defaultLeaseSeconds;
    this.#running = new RunningJobs(db, log, seconds);
    this.#boss = new PgBoss({
      db: executeSql(db),
      supervise: options.background,
      expireInSeconds: seconds,
      maintenanceIntervalSeconds: seconds,
      // Done by `addScheduledJobs`: the library ignores errors when it completes its own jobs.
      schedule: false,
      migrate: false,
    });
    this.#boss.on('error', (error) => {
      log.error({ err: error }, 'job queue');
    });
  }

  async enqueue<Data extends object>(
    trx: Kysely<Database>,
    job: Job<Data>,
    data: Data,
    { delayMs }: EnqueueOptions = {},
  ): Promise<void> {
    const id = await this.#boss.send(job.name, withTrace(data), {
      db: executeSql(trx),
      retryLimit: job.retryLimit,
      retryBackoff: true,
      ...(delayMs === undefined ? {} : { startAfter: delayMs / 1_000 }),
    });
    // The library silently drops jobs of an unknown queue.
    if (id === null) {
      throw new Error(`no worker is registered for ${job.name}, or the queue has not started`);
    }
    if (this.options.announcements) await announce(trx, 'jobs');
  }

  work<Data extends object>(job: Job<Data>, worker: Worker<Data>): void {
    this.#register({
      job,
      // oxlint-disable-next-line typescript/consistent-type-assertions -- `enqueue` took it as data of the same kind of job
      run: (data, id, stopping) => worker(data as Data, id, stopping),
    });
  }

  schedule(job: Job<object>, cron: string, worker: () => Promise<void>): void {
    this.#register({ job, cron, run: () => worker() });
  }

  #register(entry: Registered): void {
    if (this.#started) throw new Error('workers must be registered before the queue starts');
    this.#registered.set(entry.job.name, entry);
  }

  async start({ workers }: { readonly workers: boolean }): Promise<void> {
    await this.#boss.start();
    this.#started = true;
    const known = new Set((await this.#boss.getQueues()).map((queue) => queue.name));
    const missing = [...this.#registered.keys()].filter((name) => !known.has(name));
    if (missing.length > 0) await createQueues(this.db, missing);
    if (!workers) return;
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    const entries = [...this.#registered.values()];
    // Each loop listens to the signal; avoids the leak warning.
    setMaxListeners(entries.length + 2, signal);
    this.#unsubscribe = this.options.announcements?.hear('jobs', () => {
      this.#wakeUps.wake(watcher);
    });
    this.#loops = [
      ...entries.map((entry) => this.#workOn(entry, signal)),
      this.#watch(signal),
      addScheduledJobs(
        entries,
        { add: (name, id) => this.#addDue(name, id), log: this.log, now: this.#now },
        signal,
      ),
    ];
  }

  /** Runs jobs of one kind, one after another, until the queue stops. */
  async #workOn(entry: Registered, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const found = await this.#next(entry, signal).catch((error: unknown) => {
        this.log.error({ err: error, job: entry.job.name }, 'job queue');
        return false;
      });
      if (!found) await this.#wakeUps.wait(entry.job.name, signal);
    }
  }

  /**
   * Wakes the workers of kinds with due jobs: on a commit, when the next job is due, and at the
   * poll interval. One statement covers all kinds: one per kind would keep an idle portal busy.
   */
  async #watch(signal: AbortSignal): Promise<void> {
    const longest = this.options.announcements ? safetyMs : pollMs;
    while (!signal.aborted) {
      const { names, nextMs } = await dueJobs(this.db).catch((error: unknown) => {
        if (!signal.aborted) this.log.error({ err: error }, 'job queue');
        return { names: [], nextMs: pollMs };
      });
      for (const name of names) this.#wakeUps.wake(name);
      await this.#wakeUps.wait(watcher, signal, Math.min(nextMs, longest));
    }
  }

  async #next({ job, run }: Registered, signal: AbortSignal): Promise<boolean> {
    const db = executeSqlOf(this.db, job.name);
    const [next] = await this.#boss.fetch<object>(job.name, { includeMetadata: true, db });
    if (!next) return false;
    const { id, startAfter } = next;
    const { time } = this.options;
    const attempt = (data: object) => {
      const attemptOnce = () => run(data, id, signal);
      return time ? time(job.name, this.#now() - startAfter.getTime(), attemptOnce) : attemptOnce();
    };
    const isDone = await this.#running.run(next, attempt).then(
      () => true,
      () => false,
    );
    await this.#record(job.name, id, isDone, signal);
    return true;
  }

  /**
   * Records how a job ended and retries until that succeeds: otherwise a finished job would run
   * again.
   */
  async #record(name: string, id: string, isDone: boolean, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        await (isDone ? this.#boss.complete(name, id) : this.#boss.fail(name, id));
        // The watcher does not know when the retry is due.
        if (!isDone) this.#wakeUps.wake(watcher);
        return;
      } catch (error) {
        this.log.error({ err: error, job: name, job_id: id }, 'the end of a job cannot be noted');
        if (signal.aborted) return;
        await pause(pollMs, signal);
      }
    }
  }

  async #addDue(name: string, id: string): Promise<void> {
    await this.#boss.send(name, {}, { id });
    this.#wakeUps.wake(watcher);
  }

  async drain(only?: Pick<Job<object>, 'name'>): Promise<number> {
    let done = 0;
    let found = true;
    while (found) {
      found = false;
      await wait(clockStepMs);
      for (const { job, run } of this.#registered.values()) {
        if (only && only.name !== job.name) continue;
        for (const added of await this.#boss.fetch<object>(job.name)) {
          const { id } = added;
          found = true;
          done += 1;
          try {
            await this.#running.run(added, (data) => run(data, id, this.#stopping.signal));
          } catch (error) {
            await this.#boss.fail(job.name, id);
            throw error;
          }
          await this.#boss.complete(job.name, id);
        }
      }
    }
    return done;
  }

  async waiting(): Promise<number> {
    // The library's default omits running jobs.
    const before = 'completed';
    const sizes = await Promise.all(
      [...this.#registered.keys()].map((name) => this.#boss.getQueueSize(name, { before })),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  async stopWorkers(hurry: AbortSignal): Promise<void> {
    this.#stopping.abort();
    this.#unsubscribe?.();
    if (!hurry.aborted) await Promise.race([Promise.all(this.#loops), once(hurry, 'abort')]);
    this.#loops = [];
    const released = await this.#running.release();
    if (released > 0 && this.options.announcements) await announce(this.db, 'jobs');
  }

  async stop(): Promise<void> {
    if (!this.#started) return;
    this.#started = false;
    await this.stopWorkers(AbortSignal.timeout(longestStopMs));
    // All jobs have ended; this only stops the maintenance.
    await this.#boss.stop({ graceful: false, wait: false });
  }
}

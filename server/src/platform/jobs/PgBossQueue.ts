import { once, setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { announce } from '../db/Announcements.ts';
import type { Database } from '../db/Database.ts';
import { withTrace } from '../traces/traceJob.ts';
import { Bells } from './Bells.ts';
import { createQueues } from '../db/job-tables/createQueues.ts';
import { dueJobs } from './dueJobs.ts';
import { executeSql } from '../db/job-tables/executeSql.ts';
import { JobsUnderWay } from './JobsUnderWay.ts';
import { keepTime } from './keepTime.ts';
import { pause } from './pause.ts';
import type { EnqueueOptions, Job, Queue, Worker } from './Queue.ts';
import type { QueueOptions } from './QueueOptions.ts';
import { defaultLeaseSeconds } from './whileLeased.ts';

/** How often is looked for jobs where nobody tells of them, and tried again what failed. */
const askingMs = 500;
/** How often they are looked for all the same. */
const safetyMs = 30_000;
const longestStopMs = 10_000;
/** On the embedded database a job cannot be fetched in the millisecond in which it was added. */
const clockStepMs = 2;
/** By what the loop rests that wakes the others; no kind of job has such a name. */
const watchBell = ' watch';

interface Registered {
  readonly job: Job<object>;
  readonly run: (data: object, id: string, stopping: AbortSignal) => Promise<void>;
  readonly cron?: string;
}

/** The queue on tables of the same database, so that a job commits with what caused it. */
export class PgBossQueue implements Queue {
  readonly #boss: PgBoss;
  readonly #underWay: JobsUnderWay;
  readonly #registered = new Map<string, Registered>();
  #started = false;
  #stopping = new AbortController();
  #loops: readonly Promise<void>[] = [];
  readonly #bells = new Bells();
  #stopHearing: (() => void) | undefined;
  readonly #now = () => (this.options.clock?.() ?? new Date()).getTime();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly log: Logger,
    private readonly options: QueueOptions = { background: true },
  ) {
    const seconds = options.leaseSeconds ?? defaultLeaseSeconds;
    this.#underWay = new JobsUnderWay(db, log, seconds);
    this.#boss = new PgBoss({
      db: executeSql(db),
      supervise: options.background,
      expireInSeconds: seconds,
      maintenanceIntervalSeconds: seconds,
      // Kept by ourselves: the library notes the end of its own jobs without hearing of a failure.
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
    // The library drops what goes to an unknown queue without a word.
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
    if (this.#started) throw new Error('workers are registered before the queue starts');
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
    // Each loop rests on the signal: so many listeners are no leak.
    setMaxListeners(entries.length + 2, signal);
    this.#stopHearing = this.options.announcements?.hear('jobs', () => {
      this.#bells.ring(watchBell);
    });
    this.#loops = [
      ...entries.map((entry) => this.#workOn(entry, signal)),
      this.#watch(signal),
      keepTime(
        entries,
        { add: (name, id) => this.#addDue(name, id), log: this.log, now: this.#now },
        signal,
      ),
    ];
  }

  /** Carries out jobs of one kind, one after the other, until the queue stops. */
  async #workOn(entry: Registered, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const found = await this.#next(entry, signal).catch((error: unknown) => {
        this.log.error({ err: error, job: entry.job.name }, 'job queue');
        return false;
      });
      if (!found) await this.#bells.rest(entry.job.name, signal);
    }
  }

  /**
   * Wakes the workers of kinds that have a job to do: when one was committed, when the next one that
   * waits is due, and now and then. One statement asks for all of them: a question for each kind
   * kept a portal without people busy.
   */
  async #watch(signal: AbortSignal): Promise<void> {
    const longest = this.options.announcements ? safetyMs : askingMs;
    while (!signal.aborted) {
      const { names, nextMs } = await dueJobs(this.db).catch((error: unknown) => {
        if (!signal.aborted) this.log.error({ err: error }, 'job queue');
        return { names: [], nextMs: askingMs };
      });
      for (const name of names) this.#bells.ring(name);
      await this.#bells.rest(watchBell, signal, Math.min(nextMs, longest));
    }
  }

  async #next({ job, run }: Registered, signal: AbortSignal): Promise<boolean> {
    const [next] = await this.#boss.fetch<object>(job.name, { includeMetadata: true });
    if (!next) return false;
    const { id, startAfter } = next;
    const { time } = this.options;
    const attempt = (data: object) => {
      const carryOut = () => run(data, id, signal);
      return time ? time(job.name, this.#now() - startAfter.getTime(), carryOut) : carryOut();
    };
    const isDone = await this.#underWay.carryOut(next, attempt).then(
      () => true,
      () => false,
    );
    await this.#note(job.name, id, isDone, signal);
    return true;
  }

  /**
   * Writes down how a job ended, until that succeeds: one that was done is done again when its end is
   * not known.
   */
  async #note(name: string, id: string, isDone: boolean, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        await (isDone ? this.#boss.complete(name, id) : this.#boss.fail(name, id));
        // It is to be tried again, at a time that the watch does not know.
        if (!isDone) this.#bells.ring(watchBell);
        return;
      } catch (error) {
        this.log.error({ err: error, job: name, job_id: id }, 'the end of a job cannot be noted');
        if (signal.aborted) return;
        await pause(askingMs, signal);
      }
    }
  }

  async #addDue(name: string, id: string): Promise<void> {
    await this.#boss.send(name, {}, { id });
    this.#bells.ring(watchBell);
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
            await this.#underWay.carryOut(added, (data) => run(data, id, this.#stopping.signal));
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
    // The library's own count leaves out what runs.
    const before = 'completed';
    const sizes = await Promise.all(
      [...this.#registered.keys()].map((name) => this.#boss.getQueueSize(name, { before })),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  async stopWorkers(hurry: AbortSignal): Promise<void> {
    this.#stopping.abort();
    this.#stopHearing?.();
    if (!hurry.aborted) await Promise.race([Promise.all(this.#loops), once(hurry, 'abort')]);
    this.#loops = [];
    const handed = await this.#underWay.handBack();
    if (handed > 0 && this.options.announcements) await announce(this.db, 'jobs');
  }

  async stop(): Promise<void> {
    if (!this.#started) return;
    this.#started = false;
    await this.stopWorkers(AbortSignal.timeout(longestStopMs));
    // There is nothing left that it would wait for: it only stops looking after the tables.
    await this.#boss.stop({ graceful: false, wait: false });
  }
}

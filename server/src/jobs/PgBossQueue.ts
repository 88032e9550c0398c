import type { Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/Database.ts';
import { executeSql } from './executeSql.ts';
import type { EnqueueOptions, Job, Queue, Worker } from './Queue.ts';

const pollingSeconds = 0.5;

interface Registered {
  readonly job: Job<object>;
  readonly run: (data: object, id: string) => Promise<void>;
  readonly cron?: string;
}

/** The queue on tables of the same database, so that a job commits with what caused it. */
export class PgBossQueue implements Queue {
  readonly #boss: PgBoss;
  readonly #registered = new Map<string, Registered>();
  #started = false;

  constructor(
    db: Kysely<Database>,
    private readonly log: Logger,
    options: { readonly background: boolean } = { background: true },
  ) {
    this.#boss = new PgBoss({
      db: executeSql(db),
      supervise: options.background,
      schedule: options.background,
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
    { startAfter, singletonKey }: EnqueueOptions = {},
  ): Promise<void> {
    const id = await this.#boss.send(job.name, data, {
      db: executeSql(trx),
      retryLimit: job.retryLimit,
      retryBackoff: true,
      ...(startAfter === undefined ? {} : { startAfter }),
      ...(singletonKey === undefined ? {} : { singletonKey }),
    });
    // The library drops what goes to an unknown queue without a word.
    if (id === null && singletonKey === undefined) {
      throw new Error(`no worker is registered for ${job.name}, or the queue has not started`);
    }
  }

  work<Data extends object>(job: Job<Data>, worker: Worker<Data>): void {
    this.#register({
      job,
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- `enqueue` took it as data of the same kind of job
      run: (data, id) => worker(data as Data, id),
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
    for (const { job, cron, run } of this.#registered.values()) {
      if (!known.has(job.name)) await this.#boss.createQueue(job.name);
      if (!workers) continue;
      if (cron !== undefined) {
        await this.#boss.schedule(job.name, cron, {}, { tz: 'Asia/Tokyo' });
      }
      await this.#boss.work<object>(
        job.name,
        { pollingIntervalSeconds: pollingSeconds, batchSize: 1 },
        async (batch) => {
          for (const { data, id } of batch) await this.#carryOut(job.name, run, data, id);
        },
      );
    }
  }

  async #carryOut(name: string, run: Registered['run'], data: object, id: string): Promise<void> {
    try {
      await run(data, id);
      this.log.debug({ job: name, job_id: id }, 'job done');
    } catch (error) {
      this.log.error({ err: error, job: name, job_id: id }, 'job failed');
      throw error;
    }
  }

  async drain(only?: Pick<Job<object>, 'name'>): Promise<number> {
    let done = 0;
    let found = true;
    while (found) {
      found = false;
      for (const { job, run } of this.#registered.values()) {
        if (only && only.name !== job.name) continue;
        for (const { id, data } of await this.#boss.fetch<object>(job.name)) {
          found = true;
          done += 1;
          try {
            await this.#carryOut(job.name, run, data, id);
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
    const sizes = await Promise.all(
      [...this.#registered.keys()].map((name) => this.#boss.getQueueSize(name)),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  async stop(): Promise<void> {
    if (!this.#started) return;
    this.#started = false;
    await this.#boss.stop({ graceful: true, wait: true, timeout: 10_000 });
  }
}

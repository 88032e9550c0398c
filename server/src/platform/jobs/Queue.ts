import type { Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

/** A job kind and the shape of its data, which must survive JSON. */
export interface Job<Data extends object> {
  readonly name: string;
  /** Retries after the first attempt. Default 5, with growing back-off. */
  readonly retryLimit: number;
  /** Carries the type only. */
  readonly data?: Data;
}

export interface EnqueueOptions {
  /** Delay in ms by the database's clock. */
  readonly delayMs?: number;
}

/** @param stopping aborts when the queue stops: long work should then yield */
export type Worker<Data extends object> = (
  data: Data,
  jobId: string,
  stopping: AbortSignal,
) => Promise<void>;

/** Background jobs, run at least once: workers must be idempotent. */
export interface Queue {
  /** Adds a job in the caller's transaction; it exists if that transaction commits. */
  enqueue<Data extends object>(
    trx: Kysely<Database>,
    job: Job<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Registers the worker of a job kind; before `start`. */
  work<Data extends object>(job: Job<Data>, worker: Worker<Data>): void;
  /** Registers a worker with a cron schedule, in Asia/Tokyo. */
  schedule(job: Job<object>, cron: string, worker: () => Promise<void>): void;
  /**
   * Runs all due jobs, of one kind or of all, without waiting for the workers.
   * @returns how many
   */
  drain(job?: Pick<Job<object>, 'name'>): Promise<number>;
  /** Number of waiting or running jobs. */
  waiting(): Promise<number>;
  start(options: { readonly workers: boolean }): Promise<void>;
  /**
   * Fetches no more jobs and signals running ones. Resolves when they have finished or yielded;
   * jobs can still be added.
   *
   * @param hurry hands running jobs to another process
   */
  stopWorkers(hurry: AbortSignal): Promise<void>;
  /** Stops within a few seconds and closes the queue. */
  stop(): Promise<void>;
}

export function defineJob<Data extends object>(name: string, retryLimit = 5): Job<Data> {
  return { name, retryLimit };
}

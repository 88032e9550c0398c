import type { Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

/** Names a kind of job and the shape of its data, which must survive JSON. */
export interface Job<Data extends object> {
  readonly name: string;
  /** Attempts after the first one. Default 5, with growing pauses. */
  readonly retryLimit: number;
  /** Carries the type only. */
  readonly data?: Data;
}

export interface EnqueueOptions {
  /** Not before so many milliseconds have passed, by the database's clock. */
  readonly delayMs?: number;
}

/** @param stopping aborts when the queue stops: what takes long gives its work back then */
export type Worker<Data extends object> = (
  data: Data,
  jobId: string,
  stopping: AbortSignal,
) => Promise<void>;

/** Background work. A job is carried out at least once: workers must bear repetition. */
export interface Queue {
  /** Adds a job in the caller's transaction: it exists exactly when that transaction commits. */
  enqueue<Data extends object>(
    trx: Kysely<Database>,
    job: Job<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Registers the worker of a kind of job; before `start`. */
  work<Data extends object>(job: Job<Data>, worker: Worker<Data>): void;
  /** Registers a worker that runs at the minutes of a cron expression, in Asia/Tokyo. */
  schedule(job: Job<object>, cron: string, worker: () => Promise<void>): void;
  /**
   * Carries out what is due now, of one kind or of all, without waiting for the workers.
   * @returns how many jobs that was.
   */
  drain(job?: Pick<Job<object>, 'name'>): Promise<number>;
  /** How many jobs wait or run now. */
  waiting(): Promise<number>;
  start(options: { readonly workers: boolean }): Promise<void>;
  /**
   * Takes no more jobs, and tells those under way. Resolves when they have ended or have given back
   * what takes longer; jobs can still be added.
   *
   * @param hurry hands what is still under way to another process
   */
  stopWorkers(hurry: AbortSignal): Promise<void>;
  /** The same, in a few seconds, and for good. */
  stop(): Promise<void>;
}

export function defineJob<Data extends object>(name: string, retryLimit = 5): Job<Data> {
  return { name, retryLimit };
}

import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/Database.ts';
import { traceJob, type AddedJob } from '../traces/traceJob.ts';

/** Lease: a job whose process sends no heartbeat for so long goes to another process. */
export const defaultLeaseSeconds = 60;

/** Jobs that this process is running. */
export class RunningJobs {
  readonly #ids = new Set<string>();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly log: Logger,
    private readonly leaseSeconds: number,
  ) {}

  /**
   * @param work receives the job's data
   * @throws what the work throws
   */
  async run(added: AddedJob, work: (data: object) => Promise<void>): Promise<void> {
    const { db, log, leaseSeconds: seconds } = this;
    const { name, id } = added;
    await traceJob(added, async (data) => {
      this.#ids.add(id);
      try {
        await withLease({ db, log, seconds, name, id }, () => work(data));
        log.debug({ job: name, job_id: id }, 'job done');
      } catch (error) {
        log.error({ err: error, job: name, job_id: id }, 'job failed');
        throw error;
      } finally {
        this.#ids.delete(id);
      }
    });
  }

  /**
   * Releases running jobs that this process will not finish: another process starts them at once,
   * and the attempt does not count.
   * @returns how many
   */
  async release(): Promise<number> {
    const ids = [...this.#ids];
    if (ids.length === 0) return 0;
    this.log.warn({ job_ids: ids }, 'jobs under way are handed to another process');
    await sql`update pgboss.job set state = 'retry', started_on = null
      where id = any(${ids}::text[]::uuid[]) and state = 'active'`.execute(this.db);
    return ids.length;
  }
}

interface Leased {
  readonly db: Kysely<Database>;
  readonly log: Logger;
  readonly seconds: number;
  readonly name: string;
  readonly id: string;
}

/** Runs a job and renews its lease: restarts the library's expiry timer four times per lease. */
export async function withLease<T>(
  { db, log, seconds, name, id }: Leased,
  work: () => Promise<T>,
): Promise<T> {
  const renew = () => {
    sql`update pgboss.job set started_on = now()
      where name = ${name} and id = ${id} and state = 'active'`
      .execute(db)
      .catch((error: unknown) => {
        log.warn({ err: error, job: name, job_id: id }, 'a job cannot say that it is under way');
      });
  };
  const timer = setInterval(renew, (seconds * 1_000) / 4);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

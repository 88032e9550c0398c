import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/Database.ts';
import { traceJob, type AddedJob } from '../traces/traceJob.ts';
import { whileLeased } from './whileLeased.ts';

/** The jobs that this process carries out now. */
export class JobsUnderWay {
  readonly #ids = new Set<string>();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly log: Logger,
    private readonly leaseSeconds: number,
  ) {}

  /**
   * @param work takes the job's data
   * @throws what the work throws
   */
  async carryOut(added: AddedJob, work: (data: object) => Promise<void>): Promise<void> {
    const { db, log, leaseSeconds: seconds } = this;
    const { name, id } = added;
    await traceJob(added, async (data) => {
      this.#ids.add(id);
      try {
        await whileLeased({ db, log, seconds, name, id }, () => work(data));
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
   * Gives up those that this process will not end: another one begins them at once, and the attempt
   * does not count.
   * @returns how many
   */
  async handBack(): Promise<number> {
    const ids = [...this.#ids];
    if (ids.length === 0) return 0;
    this.log.warn({ job_ids: ids }, 'jobs under way are handed to another process');
    await sql`update pgboss.job set state = 'retry', started_on = null
      where id = any(${ids}::text[]::uuid[]) and state = 'active'`.execute(this.db);
    return ids.length;
  }
}

import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/Database.ts';

/** A job whose process has not said for so many seconds that it lives is given to another. */
export const defaultLeaseSeconds = 60;

interface Leased {
  readonly db: Kysely<Database>;
  readonly log: Logger;
  readonly seconds: number;
  readonly name: string;
  readonly id: string;
}

/**
 * Carries a job out and says all the while that its process lives: the time from which the library
 * counts how long a job may take begins anew four times within it.
 */
export async function whileLeased<T>(
  { db, log, seconds, name, id }: Leased,
  work: () => Promise<T>,
): Promise<T> {
  const beat = () => {
    sql`update pgboss.job set started_on = now()
      where name = ${name} and id = ${id} and state = 'active'`
      .execute(db)
      .catch((error: unknown) => {
        log.warn({ err: error, job: name, job_id: id }, 'a job cannot say that it is under way');
      });
  };
  const beating = setInterval(beat, (seconds * 1_000) / 4);
  try {
    return await work();
  } finally {
    clearInterval(beating);
  }
}

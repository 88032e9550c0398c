import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import { itOnPostgres } from '../../testing/database/untilWaiting.ts';
import { installJobs } from './jobTables.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const hasJobs = sql<{ is_there: boolean }>`
  select to_regclass('pgboss.version') is not null as is_there`;

describe('installJobs', () => {
  it('accepts existing job tables', async () => {
    await installJobs(database.db);
    expect((await hasJobs.execute(database.db)).rows).toEqual([{ is_there: true }]);
  });

  itOnPostgres('lets several processes create the job tables at once', async () => {
    const { db } = database;
    await sql`drop schema pgboss cascade`.execute(db);
    await Promise.all(Array.from({ length: 5 }, () => installJobs(db)));
    // Checks every connection: none is left in a failed transaction.
    const answers = await Promise.all(Array.from({ length: 20 }, () => hasJobs.execute(db)));
    expect(answers.map(({ rows }) => rows)).toEqual(Array(20).fill([{ is_there: true }]));
  });
});

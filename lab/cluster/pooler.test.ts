import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { takeNumbers } from '@portal/server/src/platform/db/takeNumbers.ts';
import { findPostgres } from '../faults/OwnPostgres.ts';
import { anAccountsTeam } from '@portal/server/src/testing/builders/accountPeople.ts';
import { openCluster, type Member } from './openCluster.ts';
import { findPgBouncer, PgBouncer } from './PgBouncer.ts';

jest.setTimeout(300_000);

const programs = findPostgres();
const program = findPgBouncer();
const pooled = 3;
let pooler: PgBouncer;
let cluster: Awaited<ReturnType<typeof openCluster>>;
let both: readonly Member[];

const canRun = process.env['TEST_LONG'] === '1' && programs !== undefined && program !== undefined;
// Skipped in daily tests: part of `npm run test:long`, and needs PostgreSQL and PgBouncer.
const withPooler = canRun ? describe : describe.skip;

beforeAll(async () => {
  if (!canRun) return;
  cluster = await openCluster(programs, async (postgres) => {
    pooler = await PgBouncer.start(program, postgres, pooled);
    return {
      DATABASE_URL: postgres.url(pooler.port),
      DATABASE_DIRECT_URL: postgres.url(),
      DATABASE_PREPARE: '0',
    };
  });
  both = [cluster.first, cluster.second];
});
afterAll(async () => {
  if (!canRun) return;
  await cluster.close();
  await pooler.stop();
});

withPooler('two processes behind a pooler in transaction mode', () => {
  it('answer many concurrent calls on few server connections', async () => {
    const calls = Array.from({ length: 100 }, () =>
      both.map(({ manager }) => manager.inject({ url: '/api/config/' })),
    );
    const answers = await Promise.all(calls.flat());
    expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([200]);
    // The pooler's connections, and one listening connection per process.
    expect(await cluster.postgres.connections()).toBeLessThanOrEqual(pooled + both.length);
  });

  it('isolate transactions', async () => {
    const taken = await Promise.all(
      Array.from({ length: 50 }, () =>
        both.map(({ deps }) => deps.db.transaction().execute((trx) => takeNumbers(trx, 'P', 1))),
      ).flat(),
    );
    expect(taken.toSorted((a, b) => a - b)).toEqual(taken.map((_none, index) => index + 1));
  });

  it('notify each other of jobs, bypassing the pooler', async () => {
    const [first, second] = both;
    if (!first || !second) throw new Error('the test needs two processes');
    await second.deps.queue.stop();
    await second.deps.queue.start({ workers: true });
    const { id } = await anAccountsTeam(first.deps);
    const isKnown = () =>
      second.deps.db
        .selectFrom('manager.team_ref')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
    while ((await isKnown()) === undefined);
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { createManagerApp } from '@portal/server/src/app/app.ts';
import { demoLicenses } from '@portal/server/src/app/demo/demoLicenses.ts';
import { findPostgres, type OwnPostgres } from '../faults/OwnPostgres.ts';
import { aLicense } from '@portal/server/src/testing/builders/licenses.ts';
import { aPerson, type TestPerson } from '@portal/server/src/testing/builders/people.ts';
import { signIn, type TestClient } from '@portal/server/src/testing/browsers/TestClient.ts';
import { reportReads } from '@portal/server/src/testing/database/statementPlugins.ts';
import { batchRows } from '@portal/server/src/platform/answers/long/Pace.ts';
import { openCluster, type Member } from './openCluster.ts';

jest.setTimeout(180_000);

const programs = findPostgres();
let cluster: Awaited<ReturnType<typeof openCluster>>;
let standby: OwnPostgres;
let member: Member;
/** The member's application on a database that reports reads. */
let manager: FastifyInstance;
let client: TestClient;

const canRun = process.env['TEST_LONG'] === '1' && programs !== undefined;
// Skipped in daily tests: part of `npm run test:long`, and needs PostgreSQL.
const withStandby = canRun ? describe : describe.skip;

beforeAll(async () => {
  if (!canRun) return;
  cluster = await openCluster(programs, async (postgres) => {
    standby = await postgres.startStandby(false);
    return { DATABASE_READ_URL: standby.url(), DATABASE_READ_LAG: '2' };
  });
  member = cluster.first;
  const { deps } = member;
  owner = await aPerson(deps);
  await deps.db.transaction().execute((trx) =>
    demoLicenses(trx, deps.clock(), {
      teamId: owner.team.id,
      userIds: [owner.id],
      count: licenses,
      homes: deps.config.dataDir,
    }),
  );
  const told = reportReads('license', () => (reads += 1));
  manager = createManagerApp({ ...deps, db: deps.db.withPlugin(told) });
  client = await signIn({ deps, manager }, owner);
});
afterAll(async () => {
  if (!canRun) return;
  await manager.close();
  await cluster.close();
  await standby.remove();
});

const licenses = 4 * batchRows;
let owner: TestPerson;
/** Number of license batches read from the primary. */
let reads = 0;

/** Resolves once reports are read from the standby, or no longer. */
async function untilRead(fromStandby: boolean): Promise<void> {
  const { reading, db } = member.deps;
  while ((reading.db() !== db) !== fromStandby) await wait(20);
}

async function onStandby(statement: string): Promise<void> {
  const connection = new pg.Client({ connectionString: standby.url() });
  await connection.connect();
  await connection.query(statement);
  await connection.end();
}

const report = () => client.get('/api/log/csv/usage?start_at=2026-10-01&end_at=2026-10-31');
const stated = async () => {
  const ready = await member.manager.inject({ url: '/ready' });
  expect(ready.statusCode).toBe(200);
  return ready.json<{ standby_lag?: number | null }>().standby_lag;
};

withStandby('reports and exports with a standby', () => {
  it('are read from it, and its lag is published', async () => {
    await untilRead(true);
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(
      member.deps.reading.db(),
    );
    expect(rows).toEqual([{ standby: true }]);
    expect(await stated()).toBeLessThanOrEqual(2);
    // Wait until the standby has the person.
    expect((await report()).statusCode).toBe(200);
    const metrics = await member.operator.inject({ url: '/operator/metrics' });
    expect(metrics.body).toMatch(/^portal_standby_lag_seconds \d/m);
  });

  it('contain the latest changes, also in long lists', async () => {
    await untilRead(true);
    // Whatever the lag: the last row is the license just created.
    for (let round = 0; round < 5; round += 1) {
      const { number } = await aLicense(member.deps, owner.team, { product: 'pd' });
      reads = 0;
      const list = await client.get('/api/licenses');
      expect(list.json<{ number: string }[]>().at(-1)?.number).toBe(number);
    }
    expect(reads).toBe(1);
  });

  it('are read from the primary when the standby does not catch up in time', async () => {
    await untilRead(true);
    await onStandby('select pg_wal_replay_pause()');
    const { number } = await aLicense(member.deps, owner.team, { product: 'pd' });
    expect(member.deps.reading.db()).not.toBe(member.deps.db);
    reads = 0;
    const list = await client.get('/api/licenses');
    expect(list.json<{ number: string }[]>().at(-1)?.number).toBe(number);
    expect(reads).toBeGreaterThan(licenses / batchRows);
    await onStandby('select pg_wal_replay_resume()');
  });

  it('are read from the primary while the standby lags too far', async () => {
    await onStandby('select pg_wal_replay_pause()');
    await sql`create table public.more (a integer)`.execute(member.deps.db);
    await untilRead(false);
    expect(await stated()).toBeGreaterThanOrEqual(2);
    expect((await report()).statusCode).toBe(200);
    await onStandby('select pg_wal_replay_resume()');
    await untilRead(true);
  });

  it('are read from the primary while the standby is unavailable', async () => {
    await standby.stop('immediate');
    await untilRead(false);
    expect(await stated()).toBeNull();
    expect((await report()).statusCode).toBe(200);
    await standby.start();
    await untilRead(true);
  });
});

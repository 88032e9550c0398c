import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';
import { clusterOfTests } from './clusterOfTests.ts';
import type { Member } from './openCluster.ts';

jest.setTimeout(120_000);

const hour = 3_600_000;
const machine = Date.now;
const cluster = clusterOfTests();

/** How far the server's clock is ahead of a process's, in milliseconds. */
async function behind({ deps: { db, clock } }: Member): Promise<number> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  return Math.abs((rows[0]?.at.getTime() ?? NaN) - clock().getTime());
}

async function aheadOf({ deps: { metrics } }: Member): Promise<number> {
  const { values } = await metrics.clockAhead.get();
  return values[0]?.value ?? NaN;
}

cluster.describe('processes on one PostgreSQL', () => {
  it('use its clock, whatever their machines’ clocks say', async () => {
    const { first, second } = cluster;
    const client = await signIn(first, await aPerson(first.deps));
    jest.spyOn(Date, 'now').mockImplementation(() => machine() + hour);
    try {
      while ((await aheadOf(first)) < 1 || (await aheadOf(second)) < 1) await wait(20);
      for (const member of [first, second]) {
        expect(Math.abs((await aheadOf(member)) - 3_600)).toBeLessThan(1);
        expect(await behind(member)).toBeLessThan(1_000);
        expect((await client.get('/api/licenses')).statusCode).toBe(200);
      }
    } finally {
      jest.restoreAllMocks();
    }
  });
});

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { findPostgres, OwnPostgres } from '../faults/OwnPostgres.ts';
import { aNewPerson, anAccountsTeam } from '../testing/builders/accountPeople.ts';
import { findHaproxy } from './Haproxy.ts';
import { makeCustomers } from './load/customers.ts';
import { Load } from './load/Load.ts';
import { RunningCluster } from './RunningCluster.ts';

jest.setTimeout(600_000);

const programs = findPostgres();
let postgres: OwnPostgres;
let cluster: RunningCluster;

const canRun =
  process.env['TEST_LONG'] === '1' && programs !== undefined && findHaproxy() !== undefined;
// The report counts these as skipped: they are of `npm run test:long`, and need PostgreSQL and HAProxy.
const withAll = canRun ? describe : describe.skip;

beforeAll(async () => {
  if (!canRun) return;
  postgres = await OwnPostgres.create(programs);
  await postgres.start();
  cluster = await RunningCluster.start({ databaseUrl: postgres.url() });
});
afterAll(async () => {
  if (!canRun) return;
  await cluster.close();
  await postgres.remove();
});

withAll('two managers, accounts and a worker behind HAProxy', () => {
  it('serve people while a manager is killed', async () => {
    const { deps, haproxy } = cluster;
    const load = new Load(haproxy.managerUrl, await makeCustomers(deps));
    await load.untilGood(10);
    await cluster.part('manager1').kill();
    // Signing in goes through both services, and none of it is kept in the process that is gone.
    await load.untilGood(10);
    await load.stop();
    const wrong = new Map<string, number>();
    for (const { name } of load.wrong) wrong.set(name, (wrong.get(name) ?? 0) + 1);
    // What only reads was sent to the other manager, unseen.
    expect(wrong.get('list')).toBeUndefined();
    // At most what each customer had under way just then. Two of them order.
    expect(wrong.get('order') ?? 0).toBeLessThanOrEqual(2);
    wrong.delete('order');
    expect(Math.max(0, ...wrong.values())).toBeLessThanOrEqual(1);
    const orders = await deps.db.selectFrom('manager.order').select('number').execute();
    expect(orders.map(({ number }) => number).sort()).toEqual(load.confirmed.toSorted());
  });

  it('carry out the jobs of a worker that was killed in the middle of them', async () => {
    const { deps } = cluster;
    const names = Array.from({ length: 40 }, (_none, index) => `Team ${index}`);
    for (const [index, name] of names.entries()) {
      const people = [await aNewPerson({ email: `owner@team-${index}.example` })];
      await anAccountsTeam(deps, { name, people });
    }
    await cluster.part('worker').kill();
    await cluster.startPart('worker');
    await cluster.untilNoJobs();
    const known = await deps.db
      .selectFrom('manager.team_ref')
      .select('name')
      .where('name', 'like', 'Team %')
      .execute();
    expect(known.map(({ name }) => name).sort()).toEqual(names.toSorted());
  });

  it('count a visitor by their own address, whatever they say it is', async () => {
    const statuses = new Set<number>();
    for (let call = 0; call < 61; call += 1) {
      const { status } = await fetch(`${cluster.haproxy.managerUrl}/api/v1/lm/enrol`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${call}`,
        },
        body: '{}',
      });
      statuses.add(status);
    }
    expect([...statuses]).toEqual([422, 429]);
  });
});

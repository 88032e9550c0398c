import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { findPostgres } from '../faults/OwnPostgres.ts';
import { placeOrders } from '../faults/placeOrders.ts';
import type { PortalProcess } from '../faults/PortalProcess.ts';
import { csrfToken } from '../http/csrf.ts';
import { hashOf } from '../modules/session/session.queries.ts';
import { aNewPerson, anAccountsTeam, testPassword } from '../testing/builders/accountPeople.ts';
import { findHaproxy, Haproxy } from './Haproxy.ts';
import { openBalanced, type Balanced } from './openBalanced.ts';
import { Visitor } from './Visitor.ts';

jest.setTimeout(600_000);

const programs = findPostgres();
const credentials = { email: 'hanako@kiban.example', password: testPassword };
let haproxy: Haproxy;
let portal: Balanced;

const canRun =
  process.env['TEST_LONG'] === '1' && programs !== undefined && findHaproxy() !== undefined;
// The report counts these as skipped: they are of `npm run test:long`, and need PostgreSQL and HAProxy.
const withAll = canRun ? describe : describe.skip;

beforeAll(async () => {
  if (!canRun) return;
  haproxy = await Haproxy.create();
  portal = await openBalanced(programs, haproxy, { accounts: 1 });
  const details = { post_code: '105-0011', prefecture: 'Tokyo', address: 'Minato 4-2-8' };
  await anAccountsTeam(portal.deps, { details: { ...details, tel: '03-5555-0100' } });
  await portal.untilNoJobs();
});
afterAll(async () => {
  if (canRun) await portal.close();
});

async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor(haproxy.managerUrl);
  const end = await visitor.signIn(credentials);
  expect(new URL(end).origin).toBe(haproxy.managerUrl);
  return visitor;
}

/** The load balancer in place of one process. */
const balanced: Pick<PortalProcess, 'ask'> = {
  ask: (address, init) => fetch(`${haproxy.managerUrl}${address}`, init).catch(() => undefined),
};

withAll('two managers, accounts and a worker behind HAProxy', () => {
  it('serve a person who signs in, lists and orders while a manager is killed', async () => {
    const { deps, managers } = portal;
    const visitor = await signedIn();
    const cookie = visitor.session;
    const csrf = csrfToken(deps.keys, hashOf(cookie.replace('manager_session=', '')));
    const stop = new AbortController();
    const placing = placeOrders(balanced, [{ cookie, csrf }], stop.signal);
    const statuses: (number | undefined)[] = [];
    const listing = (async () => {
      while (!stop.signal.aborted) {
        const answer = await balanced.ask('/api/licenses', { headers: { cookie } });
        statuses.push(answer?.status);
        await answer?.arrayBuffer().catch(() => undefined);
      }
    })();
    const listed = async (times: number) => {
      const before = statuses.length;
      while (statuses.length < before + times) await wait(10);
    };
    await listed(50);
    await managers[0].kill();
    await listed(100);
    // Signing in goes through both services, and none of it is kept in the process that is gone.
    await signedIn();
    await listed(20);
    stop.abort();
    const { confirmed, answers } = await placing;
    await listing;
    // What only reads was sent to the other manager, unseen.
    expect([...new Set(statuses)]).toEqual([200]);
    const numbers = await deps.db.selectFrom('manager.order').select('number').execute();
    expect(numbers.map(({ number }) => number).sort()).toEqual([...confirmed.values()].sort());
    expect(confirmed.size).toBeGreaterThan(1);
    const refused = [...answers].filter(([what]) => what !== 'confirmed');
    // At most the one order that was under way was sent once more by its browser.
    expect(refused.reduce((sum, [, times]) => sum + times, 0)).toBeLessThanOrEqual(1);
  });

  it('carry out the jobs of a worker that was killed in the middle of them', async () => {
    const { deps, worker, start, untilNoJobs } = portal;
    const names = Array.from({ length: 40 }, (_none, index) => `Team ${index}`);
    for (const [index, name] of names.entries()) {
      const people = [await aNewPerson({ email: `owner@team-${index}.example` })];
      await anAccountsTeam(deps, { name, people });
    }
    await worker.process.kill();
    worker.process = await start('worker');
    await untilNoJobs();
    const known = await deps.db
      .selectFrom('manager.team_ref')
      .select('name')
      .where('name', 'like', 'Team %')
      .execute();
    expect(known.map(({ name }) => name).sort()).toEqual(names.toSorted());
  });

  it('count a visitor by their own address, whatever they say it is', async () => {
    const statuses = new Set<number | undefined>();
    for (let call = 0; call < 61; call += 1) {
      const answer = await balanced.ask('/api/v1/lm/enrol', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${call}`,
        },
        body: '{}',
      });
      statuses.add(answer?.status);
    }
    expect([...statuses]).toEqual([422, 429]);
  });
});

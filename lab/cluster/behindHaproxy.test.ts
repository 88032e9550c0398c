import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { findPostgres, OwnPostgres } from '../faults/OwnPostgres.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '@portal/server/src/testing/builders/accountPeople.ts';
import { codeOf, setUpSchema } from '@portal/server/src/testing/builders/authenticatorApp.ts';
import { findHaproxy } from './Haproxy.ts';
import { makeCustomers } from './load/customers.ts';
import { Load } from './load/Load.ts';
import { Visitor } from './load/Visitor.ts';
import { RunningCluster } from './RunningCluster.ts';

jest.setTimeout(600_000);

const programs = findPostgres();
const locationSchema = z.object({ location: z.string() });
let postgres: OwnPostgres;
let cluster: RunningCluster;

const canRun =
  process.env['TEST_LONG'] === '1' && programs !== undefined && findHaproxy() !== undefined;
// Skipped in daily tests: part of `npm run test:long`, and needs PostgreSQL and HAProxy.
const withAll = canRun ? describe : describe.skip;

beforeAll(async () => {
  if (!canRun) return;
  postgres = await OwnPostgres.create(programs);
  await postgres.start();
  cluster = await RunningCluster.start({ databaseUrl: postgres.url(), accounts: 2 });
});
afterAll(async () => {
  if (!canRun) return;
  await cluster.close();
  await postgres.remove();
});

withAll('two managers, two accounts and a worker behind HAProxy', () => {
  it('serve people while a manager is killed', async () => {
    const { deps, haproxy } = cluster;
    const load = new Load(haproxy.managerUrl, await makeCustomers(deps));
    await load.untilGood(10);
    await cluster.part('manager1').kill();
    // Signing in uses both services and keeps nothing in the killed process.
    await load.untilGood(10);
    await load.stop();
    const wrong = new Map<string, number>();
    for (const { name } of load.wrong) wrong.set(name, (wrong.get(name) ?? 0) + 1);
    // Reads were retried on the other manager.
    expect(wrong.get('list')).toBeUndefined();
    // At most one open request per customer failed. Two customers order.
    expect(wrong.get('order') ?? 0).toBeLessThanOrEqual(2);
    wrong.delete('order');
    expect(Math.max(0, ...wrong.values())).toBeLessThanOrEqual(1);
    const orders = await deps.db.selectFrom('manager.order').select('number').execute();
    expect(orders.map(({ number }) => number).sort()).toEqual(load.confirmed.toSorted());
  });

  it('sign a person in with steps at alternating accounts processes', async () => {
    const { deps, haproxy } = cluster;
    const email = 'steps@kiban.example';
    await anAccountsTeam(deps, { people: [await aNewPerson({ email })] });
    await cluster.untilNoJobs();
    const call = (path: string) => `${haproxy.accountsUrl}${path}`;

    // A forgotten password: requested, mailed by the worker, reset.
    const visitor = new Visitor(haproxy.managerUrl);
    await visitor.visit(call('/password/reset'));
    await visitor.send(call('/api/password/reset'), { email });
    await cluster.untilNoJobs();
    const { body } = await deps.db
      .selectFrom('portal.mail_outbox')
      .select('body')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    const token = /\/password\/reset\/([\w-]+)/.exec(body)?.[1] ?? '';
    await visitor.visit(call(`/password/reset/${token}`));
    const password = 'violet copper plating';
    expect(await visitor.send(call('/api/password/reset/confirm'), { token, password })).toEqual({
      outcome: 'changed',
    });

    // An authenticator app, set up on an account page and required at the next sign-in.
    const originOf = async (end: Promise<{ url: string }>) => new URL((await end).url).origin;
    const signedIn = visitor.signIn({ email, password });
    expect(await originOf(signedIn)).toBe(haproxy.managerUrl);
    await visitor.visit(call('/user'));
    const { secret } = setUpSchema.parse(await visitor.send(call('/api/factors/totp'), {}));
    const code = codeOf({ deps }, secret);
    expect(await visitor.send(call('/api/factors/totp/confirm'), { code })).toMatchObject({
      outcome: 'added',
    });
    const before = await haproxy.given('accounts');
    const again = new Visitor(haproxy.managerUrl);
    const next = again.signIn({ email, password }, () => codeOf({ deps }, secret, 30));
    expect(await originOf(next)).toBe(haproxy.managerUrl);
    const { status } = await again.ask(`${haproxy.managerUrl}/api/licenses`);
    expect(status).toBe(200);
    // Includes the manager's own calls, which exchange the code.
    const after = await haproxy.given('accounts');
    for (const index of [0, 1] as const) expect(after[index] - before[index]).toBeGreaterThan(1);
  });

  it('complete a sign-in that began at a killed accounts process', async () => {
    const { deps, haproxy } = cluster;
    const email = 'gone@kiban.example';
    await anAccountsTeam(deps, { people: [await aNewPerson({ email })] });
    await cluster.untilNoJobs();
    const visitor = new Visitor(haproxy.managerUrl);
    const [before] = await haproxy.given('accounts');
    const { page, url } = await visitor.visit(`${haproxy.managerUrl}/signin`);
    const action = /"action":"([^"]+)"/.exec(page)?.[1] ?? '';
    const [after] = await haproxy.given('accounts');
    expect(after).toBeGreaterThan(before);
    await cluster.part('accounts1').kill();
    await haproxy.until('accounts', 0, 'DOWN');
    const { location } = locationSchema.parse(
      await visitor.send(new URL(action, url).href, { email, password: testPassword }),
    );
    const end = await visitor.visit(new URL(location, url).href);
    expect(new URL(end.url).origin).toBe(haproxy.managerUrl);
    await cluster.startPart('accounts1');
  });

  it('run the jobs of a worker that was killed while running them', async () => {
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

  it('count a visitor by network address, ignoring forged headers', async () => {
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

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { createDeps } from '../createDeps.ts';
import type { Deps } from '../deps.ts';
import { findPostgres, OwnPostgres } from '../faults/OwnPostgres.ts';
import { placeOrders } from '../faults/placeOrders.ts';
import { PortalProcess } from '../faults/PortalProcess.ts';
import { csrfToken } from '../http/csrf.ts';
import { hashOf } from '../modules/session/session.queries.ts';
import { aNewPerson, anAccountsTeam, testPassword } from '../testing/builders/accountPeople.ts';
import { bundleProgram } from '../testing/bundleProgram.ts';
import { findHaproxy, Haproxy } from './Haproxy.ts';
import { Visitor } from './Visitor.ts';

jest.setTimeout(600_000);

const programs = findPostgres();
const folder = path.join(import.meta.dirname, `../../.cache/cluster-${process.pid}`);
const credentials = { email: 'hanako@kiban.example', password: testPassword };
let home: string;
let postgres: OwnPostgres;
let haproxy: Haproxy;
let start: (role: string) => Promise<PortalProcess>;
let managers: [PortalProcess, PortalProcess];
let accounts: PortalProcess;
let worker: PortalProcess;
let deps: Deps;
let close: () => Promise<void>;

const canRun =
  process.env['TEST_LONG'] === '1' && programs !== undefined && findHaproxy() !== undefined;
// The report counts these as skipped: they are of `npm run test:long`, and need PostgreSQL and HAProxy.
const withAll = canRun ? describe : describe.skip;

const portOf = ({ url }: PortalProcess) => Number(new URL(url).port);
const accountsPortOf = ({ accountsUrl }: PortalProcess) => Number(new URL(accountsUrl).port);

beforeAll(async () => {
  if (!canRun) return;
  home = await mkdtemp(path.join(tmpdir(), 'portal-cluster-'));
  // A package of its own has no remotes beside it, which each first start would compress and publish.
  const server = path.join(folder, 'server');
  await mkdir(server, { recursive: true });
  await writeFile(path.join(server, 'package.json'), '{"type":"module"}');
  const main = await bundleProgram(path.join(import.meta.dirname, '../main.ts'), server);
  postgres = await OwnPostgres.create(programs);
  await postgres.start();
  haproxy = await Haproxy.create();
  const env = {
    NODE_ENV: 'test',
    DEMO: '0',
    DATABASE_URL: postgres.url(),
    PORTAL_SECRET: 'a secret of the tests of several processes',
    BLOB_URL: path.join(home, 'blobs'),
    MANAGER_URL: haproxy.managerUrl,
    ACCOUNTS_URL: haproxy.accountsUrl,
    ACCOUNTS_INTERNAL_URL: haproxy.accountsInternalUrl,
    TRUST_PROXY: '127.0.0.1',
  };
  let processes = 0;
  start = (role) => {
    processes += 1;
    const dataDir = path.join(home, String(processes));
    return PortalProcess.start(main, { ...env, ROLE: role, DATA_DIR: dataDir });
  };
  managers = [await start('manager'), await start('manager')];
  accounts = await start('accounts');
  worker = await start('worker');
  await managers[0].until('/ready', 200);
  await managers[1].until('/ready', 200);
  while ((await accounts.ask('/ready', {}, accounts.accountsUrl))?.status !== 200) await wait(50);
  await haproxy.start(home, {
    managers: [portOf(managers[0]), portOf(managers[1])],
    accounts: accountsPortOf(accounts),
  });
  ({ deps, close } = await createDeps(
    readConfig({ ...env, DATA_DIR: path.join(home, 'test'), PREVIEWS: '0' }),
    { log: pino({ level: 'silent' }) },
  ));
  await deps.queue.start({ workers: false });
  const details = { post_code: '105-0011', prefecture: 'Tokyo', address: 'Minato 4-2-8' };
  await anAccountsTeam(deps, { details: { ...details, tel: '03-5555-0100' } });
  await untilNoJobs();
});
afterAll(async () => {
  if (!canRun) return;
  await haproxy.stop();
  await close();
  for (const each of [...managers, accounts, worker]) await each.stop();
  await postgres.remove();
  await rm(home, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

/** Resolves when jobs have been carried out, those of a process that was killed too. */
async function untilNoJobs(): Promise<void> {
  while ((await deps.queue.waiting()) > 0) await wait(50);
}

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
    const names = Array.from({ length: 40 }, (_none, index) => `Team ${index}`);
    for (const [index, name] of names.entries()) {
      const people = [await aNewPerson({ email: `owner@team-${index}.example` })];
      await anAccountsTeam(deps, { name, people });
    }
    await worker.kill();
    worker = await start('worker');
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { createManagerApp } from '@portal/server/src/app/app.ts';
import { checkOrders } from '../chaos/checkOrders.ts';
import { readConfig } from '@portal/server/src/app/readConfig.ts';
import { createDeps } from '@portal/server/src/app/createDeps.ts';
import { bundleProgram } from '@portal/emi-engine/testing/bundleProgram.ts';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';
import { Line } from './Line.ts';
import { findPostgres, OwnPostgres } from './OwnPostgres.ts';
import { placeOrders } from './placeOrders.ts';
import { PortalProcess } from './PortalProcess.ts';

const isLong = process.env['TEST_LONG'] === '1';
jest.setTimeout(isLong ? 900_000 : 180_000);

const programs = findPostgres();
const secret = 'a secret of the tests of database faults';
const folder = path.join(import.meta.dirname, `../../server/.cache/faults-${process.pid}`);
let dataDir: string;
let first: OwnPostgres;
let standby: OwnPostgres | undefined;
let line: Line;
let portal: PortalProcess;

/** Disturbs the database while four people place orders, and checks that nothing is lost. */
async function underLoad(disturb: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const stop = new AbortController();
  const { deps, close } = await createDeps(
    readConfig({
      NODE_ENV: 'test',
      DEMO: '0',
      DATA_DIR: dataDir,
      PORTAL_SECRET: secret,
      DATABASE_URL: first.url(line.port),
    }),
    { log: pino({ level: 'silent' }) },
  );
  const manager = createManagerApp(deps);
  try {
    await deps.queue.start({ workers: false });
    const people = await Promise.all([1, 2, 3, 4].map(() => aPerson(deps)));
    const buyers = await Promise.all(people.map((person) => signIn({ deps, manager }, person)));
    const placing = placeOrders(portal, buyers, stop.signal);
    await disturb();
    await portal.until('/ready', 200);
    stop.abort();
    const { confirmed, answers } = await placing;
    const teams = people.map(({ team }) => team.id);
    const stored = await deps.db
      .selectFrom('manager.order')
      .select('number')
      .where('team_id', 'in', teams)
      .execute();
    const numbers = stored.map(({ number }) => number).sort();
    expect(numbers).toEqual([...confirmed.values()].sort());
    expect(numbers.length).toBeGreaterThan(0);
    while ((await deps.queue.waiting()) > 0) await wait(50);
    expect(await checkOrders(deps)).toEqual([]);
    expect(portal.end).toBeUndefined();
    return answers;
  } finally {
    stop.abort();
    await manager.close();
    await deps.queue.stop();
    await close();
  }
}

/** Waits long enough for further responses. */
const aWhile = () => wait(isLong ? 1_000 : 200);

beforeAll(async () => {
  if (programs === undefined) return;
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-faults-'));
  const main = await bundleProgram(
    path.join(import.meta.dirname, '../../server/src/app/main.ts'),
    folder,
  );
  first = await OwnPostgres.create(programs);
  line = await Line.open(first.port);
  portal = await PortalProcess.start(main, {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: first.url(line.port),
    PORTAL_SECRET: secret,
  });
});
afterAll(async () => {
  if (programs === undefined) return;
  expect(await portal.stop()).toBe(0);
  await line.close();
  await standby?.remove();
  await first.remove();
  await rm(dataDir, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

// Skipped without PostgreSQL.
const withPostgres = programs === undefined ? describe.skip : describe;

withPostgres('a portal on a database server that fails', () => {
  it('starts before the database, reports what it waits for, and becomes ready when it is there', async () => {
    expect((await portal.until('/health', 200)).status).toBe(200);
    let waiting: unknown;
    while (JSON.stringify(waiting) !== '{"status":"waiting","waiting":["start","database"]}') {
      waiting = await (await portal.until('/ready', 503)).json();
    }
    const call = await portal.until('/api/config/', 503);
    expect(await call.json()).toMatchObject({ error: true, code: 'database_away' });
    expect(call.headers.get('retry-after')).toBe('2');
    const page = await portal.ask('/licenses', { headers: { 'accept-language': 'ja' } });
    expect(page?.status).toBe(503);
    expect(await page?.text()).toContain('現在ポータルをご利用いただけません');
    await first.start();
    await portal.until('/ready', 200);
  });

  it('loses and duplicates nothing when the database is restarted under load', async () => {
    for (let round = 0; round < (isLong ? 4 : 1); round += 1) {
      const answers = await underLoad(async () => {
        await aWhile();
        await first.stop(round % 2 === 0 ? 'immediate' : 'fast');
        await aWhile();
        await first.start();
        await aWhile();
      });
      expectOnlyAway(answers);
    }
  });

  it('answers pages, calls and sign-in with an explanation while the database is unavailable', async () => {
    await first.stop('fast');
    const ready = await portal.until('/ready', 503);
    expect(await ready.json()).toEqual({ status: 'waiting', waiting: ['database'] });
    expect((await portal.ask('/health'))?.status).toBe(200);
    const page = await portal.until('/licenses', 503);
    expect(await page.text()).toContain('The portal is temporarily unavailable');
    const call = await portal.ask('/api/licenses/', { headers: { cookie: 'manager_session=x' } });
    expect(call?.status).toBe(503);
    expect(await call?.json()).toMatchObject({ code: 'database_away' });
    const signInPage = await portal.ask(
      '/oidc/auth?client_id=manager&response_type=code&scope=openid&redirect_uri=http%3A%2F%2Flocalhost%2Fsignin%2Fcallback',
      { headers: { cookie: 'accounts_session=x', accept: 'text/html' } },
      portal.accountsUrl,
    );
    expect(signInPage?.status).toBe(503);
    expect(await signInPage?.text()).toContain('The portal is temporarily unavailable');
    await first.start();
    await portal.until('/ready', 200);
  });

  // Each takes a dozen seconds, so only `npm run test:long` runs them.
  const itLong = isLong ? it : () => undefined;

  itLong('gives up a silent line, and loses and doubles nothing', async () => {
    const answers = await underLoad(async () => {
      await aWhile();
      line.silence();
      const ready = await portal.until('/ready', 503);
      expect(await ready.json()).toEqual({ status: 'waiting', waiting: ['database'] });
      await line.restore();
      await portal.until('/ready', 200);
      await aWhile();
    });
    expectOnlyAway(answers);
  });

  itLong('loses and doubles nothing when the line is cut', async () => {
    const answers = await underLoad(async () => {
      await aWhile();
      await line.cut();
      await aWhile();
      await line.restore();
      await aWhile();
    });
    expectOnlyAway(answers);
  });

  itLong('goes on with a standby that takes over, and loses and doubles nothing', async () => {
    const second = await first.startStandby();
    standby = second;
    const answers = await underLoad(async () => {
      await aWhile();
      await first.stop('immediate');
      // Still a standby: it answers, but accepts no orders.
      await line.restore(second.port);
      const ready = await portal.until('/ready', 503);
      expect(await ready.json()).toEqual({ status: 'waiting', waiting: ['database'] });
      await aWhile();
      second.promote();
      await portal.until('/ready', 200);
      await aWhile();
    });
    expectOnlyAway(answers);
  });
});

/** Expects that every refusal names the database as the cause. */
function expectOnlyAway(answers: ReadonlyMap<string, number>): void {
  expect([...answers.keys()].filter((what) => what !== 'confirmed')).toEqual(
    answers.size > 1 ? ['503 database_away'] : [],
  );
}

import { rm, statfs, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tokyoDay } from '@portal/shared/domain';
import { sql } from 'kysely';
import { createManagerApp } from '@portal/server/src/app/app.ts';
import { readConfig } from '@portal/server/src/app/readConfig.ts';
import { createDeps } from '@portal/server/src/app/createDeps.ts';
import { createLog } from '@portal/server/src/platform/http/createLog.ts';
import { Readiness } from '@portal/server/src/platform/metrics/Readiness.ts';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';

// The portal on a small disk, which it fills; prints the results.
const config = readConfig();
const log = createLog(config);
const filler = path.join(config.dataDir, 'filler');

/** Fills the disk except for some bytes. */
async function fillBut(bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(config.dataDir);
  await writeFile(filler, Buffer.alloc(bavail * bsize - bytes));
}

async function refuseBelowTheMark() {
  const readiness = new Readiness();
  const { deps, close } = await createDeps(config, { log, readiness });
  const app = createManagerApp(deps);
  await deps.queue.start({ workers: true });
  const client = await signIn({ deps, manager: app }, await aPerson(deps));
  const order = async (key: string) => {
    const payload = {
      start_at: tokyoDay(new Date()),
      cd: '{"m1":1}',
      pd: '{}',
      licenses: '[]',
      payment_method: 1,
      payment_type: 1,
    };
    const answer = await client.post('/api/order', {
      payload,
      headers: { 'idempotency-key': key },
    });
    return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
  };
  const untilReady = async (isWanted: boolean) => {
    while (readiness.waiting.includes('disk') === isWanted) await wait(20);
    return (await app.inject('/ready')).statusCode;
  };
  const before = await order('before-the-mark');
  await fillBut(config.minFreeBytes / 2);
  const readyBelow = await untilReady(false);
  const below = await order('below-the-mark');
  const readBelow = (await client.get('/api/orders/')).statusCode;
  await rm(filler);
  const readyAfter = await untilReady(true);
  const after = await order('after-the-mark');
  await app.close();
  await close();
  return { before, readyBelow, below, readBelow, readyAfter, after };
}

/** Without a threshold the database writes until it aborts. */
async function breakOff() {
  const { deps, close } = await createDeps({ ...config, minFreeBytes: 0 }, { log });
  await deps.queue.start({ workers: true });
  await sql`create table filled (id int primary key, content text)`.execute(deps.db);
  await fillBut(17_000_000);
  const confirmed: number[] = [];
  const failures = new Set<string>();
  for (let id = 0; failures.size === 0; id += 1) {
    try {
      const content = randomBytes(20_000).toString('hex');
      await sql`insert into filled values (${id}, ${content})`.execute(deps.db);
      confirmed.push(id);
    } catch (error) {
      failures.add(error instanceof Error ? error.message : String(error));
    }
  }
  await rm(filler);
  const { rows } = await sql<{ id: number }>`select id from filled`.execute(deps.db);
  const stored = new Set(rows.map(({ id }) => id));
  await sql`insert into filled values (-1, 'again')`.execute(deps.db);
  await close();
  return {
    confirmed: confirmed.length > 0,
    lost: confirmed.filter((id) => !stored.has(id)).length,
    failures: [...failures],
  };
}

/** The same within a transaction, which only writes to the WAL: that fills up before the tables. */
async function breakOffInTransaction() {
  const { deps, close } = await createDeps({ ...config, minFreeBytes: 0 }, { log });
  const app = createManagerApp(deps);
  await deps.queue.start({ workers: true });
  const client = await signIn({ deps, manager: app }, await aPerson(deps));
  const ask = async () => {
    const answer = await client.get('/api/orders/');
    return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
  };
  await sql`create table kept (id int primary key)`.execute(deps.db);
  await fillBut(17_000_000);
  let confirmed = 0;
  let failure: string | undefined;
  let during: readonly Awaited<ReturnType<typeof ask>>[] = [];
  while (failure === undefined) {
    const writing = deps.db.transaction().execute(async (trx) => {
      await sql`insert into kept values (${confirmed})`.execute(trx);
      await sql`select pg_logical_emit_message(true, 'filler', repeat('x', 1000000))`.execute(trx);
    });
    // Concurrent requests wait for the transaction.
    const asking = Promise.all([ask(), ask()]);
    try {
      await writing;
      confirmed += 1;
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    during = await asking;
  }
  await rm(filler);
  const after = await ask();
  const { rows } = await sql<{ id: number }>`select id from kept`.execute(deps.db);
  await app.close();
  await close();
  return { confirmed: confirmed > 0, lost: confirmed - rows.length, failure, during, after };
}

process.stdout.write(
  JSON.stringify({
    mark: await refuseBelowTheMark(),
    broken: await breakOff(),
    transaction: await breakOffInTransaction(),
  }),
);
process.exit();

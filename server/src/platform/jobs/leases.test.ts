import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import { pino } from 'pino';
import type { Database } from '../db/Database.ts';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import { executeSql } from '../db/jobTables.ts';
import { PgBossQueue } from './PgBossQueue.ts';
import { defineJob } from './Queue.ts';
import { withLease } from './RunningJobs.ts';

const log = pino({ level: 'silent' });
const job = defineJob<{ readonly what: string }>('test.leased', 3);
let db: Kysely<Database>;
let close: () => Promise<void>;
let library: PgBoss;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  library = new PgBoss({ db: executeSql(db), supervise: false, schedule: false, migrate: false });
  await library.start();
});
afterAll(async () => {
  await library.stop({ graceful: false, wait: false });
  await close();
});

const aQueue = () => new PgBossQueue(db, log, { background: true, leaseSeconds: 1 });

it('gives a job to another process when its process has died', async () => {
  const gone = aQueue();
  gone.work(job, () => Promise.resolve());
  await gone.start({ workers: false });
  await gone.enqueue(db, job, { what: 'left' });
  // Simulates a process that is killed right afterwards.
  expect(await library.fetch(job.name)).toHaveLength(1);
  await gone.stop();
  const other = aQueue();
  const done: string[] = [];
  const isDone = new Promise<void>((resolve) => {
    other.work(job, ({ what }) => {
      done.push(what);
      resolve();
      return Promise.resolve();
    });
  });
  await other.start({ workers: true });
  await isDone;
  await other.stop();
  expect(done).toEqual(['left']);
}, 60_000);

it('keeps a job with its living process, however long it takes', async () => {
  const queue = aQueue();
  queue.work(job, () => Promise.resolve());
  await queue.start({ workers: false });
  await queue.enqueue(db, job, { what: 'long' });
  const [{ id } = { id: '' }] = await library.fetch(job.name);
  const startedOn = async () => (await library.getJobById(job.name, id))?.startedOn.getTime() ?? 0;
  const before = await startedOn();
  await withLease({ db, log, seconds: 1, name: job.name, id }, async () => {
    // Three leases.
    while ((await startedOn()) < before + 3_000) await wait(20);
    await library.maintain();
    expect((await library.getJobById(job.name, id))?.state).toBe('active');
  });
  await library.complete(job.name, id);
  await queue.stop();
}, 30_000);

it('hands a running job to another process at once when its process stops', async () => {
  // With the production lease, which exceeds the test's timeout.
  const [ending, other] = [new PgBossQueue(db, log), new PgBossQueue(db, log)];
  const letGo = new AbortController();
  const isBegun = new Promise<void>((resolve) => {
    ending.work(job, async () => {
      resolve();
      await once(letGo.signal, 'abort');
    });
  });
  await ending.start({ workers: true });
  await ending.enqueue(db, job, { what: 'handed over' });
  await isBegun;
  await ending.stopWorkers(AbortSignal.abort());
  const isDone = new Promise<{ readonly what: string; readonly attempts: number }>((resolve) => {
    other.work(job, async ({ what }, id) => {
      resolve({ what, attempts: (await library.getJobById(job.name, id))?.retryCount ?? -1 });
    });
  });
  await other.start({ workers: true });
  expect(await isDone).toEqual({ what: 'handed over', attempts: 0 });
  letGo.abort();
  await other.stop();
  await ending.stop();
});

import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import { pino } from 'pino';
import type { Database } from '../db/Database.ts';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import { executeSql } from '../db/job-tables/executeSql.ts';
import { PgBossQueue } from './PgBossQueue.ts';
import { defineJob } from './Queue.ts';
import { whileLeased } from './whileLeased.ts';

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

it('gives a job to another process when its own is gone', async () => {
  const gone = aQueue();
  gone.work(job, () => Promise.resolve());
  await gone.start({ workers: false });
  await gone.enqueue(db, job, { what: 'left' });
  // As a process does that is killed right afterwards.
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

it('leaves a job to its process as long as that lives, however long the job takes', async () => {
  const queue = aQueue();
  queue.work(job, () => Promise.resolve());
  await queue.start({ workers: false });
  await queue.enqueue(db, job, { what: 'long' });
  const [{ id } = { id: '' }] = await library.fetch(job.name);
  const startedOn = async () => (await library.getJobById(job.name, id))?.startedOn.getTime() ?? 0;
  const before = await startedOn();
  await whileLeased({ db, log, seconds: 1, name: job.name, id }, async () => {
    // Three times as long as it may be silent.
    while ((await startedOn()) < before + 3_000) await wait(20);
    await library.maintain();
    expect((await library.getJobById(job.name, id))?.state).toBe('active');
  });
  await library.complete(job.name, id);
  await queue.stop();
}, 30_000);

it('hands a job under way to another process at once when its own ends', async () => {
  // With the lease of a running portal, which is longer than this test may take.
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

import { getMaxListeners, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql, type Kysely, type KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import type { Announcements } from '../db/Announcements.ts';
import type { Database } from '../db/Database.ts';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import { backlog } from './dueJobs.ts';
import { PgBossQueue } from './PgBossQueue.ts';
import { defineJob } from './Queue.ts';

const noteJob = defineJob<{ readonly note: string }>('test.note', 2);
const onceJob = defineJob<{ readonly once: boolean }>('test.once', 2);
const failJob = defineJob<{ readonly times: number }>('test.fail', 2);

let db: Kysely<Database>;
let close: () => Promise<void>;
let announcements: Announcements;
let queue: PgBossQueue;
const notes: string[] = [];
let failures = 0;

beforeAll(async () => {
  ({ db, close, announcements } = await openTestDatabase());
  queue = new PgBossQueue(db, pino({ level: 'silent' }), { background: false });
  queue.work(noteJob, async ({ note }) => {
    notes.push(note);
    await Promise.resolve();
  });
  queue.work(failJob, async () => {
    failures += 1;
    await Promise.reject(new Error('no luck'));
  });
  await queue.start({ workers: false });
});
afterAll(async () => {
  await queue.stop();
  await close();
});

describe('PgBossQueue', () => {
  it('runs a job of a committed transaction once', async () => {
    await db.transaction().execute((trx) => queue.enqueue(trx, noteJob, { note: 'kept' }));
    expect(await queue.waiting()).toBe(1);
    expect(await queue.drain()).toBe(1);
    expect(await queue.drain()).toBe(0);
    expect(notes).toEqual(['kept']);
  });

  it('reports how long the oldest due job has waited', async () => {
    expect(await backlog(db)).toEqual({ waiting: 0, oldestMs: 0 });
    await queue.enqueue(db, noteJob, { note: 'later' }, { delayMs: 60_000 });
    expect(await backlog(db)).toEqual({ waiting: 1, oldestMs: 0 });
    await queue.enqueue(db, noteJob, { note: 'late' });
    await sql`update pgboss.job set start_after = now() - interval '60 s'
      where data->>'note' = 'late'`.execute(db);
    const { waiting, oldestMs } = await backlog(db);
    expect(waiting).toBe(2);
    expect(oldestMs).toBeGreaterThanOrEqual(60_000);
    expect(oldestMs).toBeLessThan(600_000);
    await queue.drain();
    expect(await backlog(db)).toEqual({ waiting: 1, oldestMs: 0 });
  });

  it('drops a job whose transaction failed', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await queue.enqueue(trx, noteJob, { note: 'lost' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await queue.drain()).toBe(0);
  });

  it('runs no job before it is due', async () => {
    await queue.enqueue(db, noteJob, { note: 'later' }, { delayMs: 60_000 });
    expect(await queue.drain()).toBe(0);
  });

  it('retries a failed job', async () => {
    await queue.enqueue(db, failJob, { times: 1 });
    await expect(queue.drain(failJob)).rejects.toThrow('no luck');
    expect(failures).toBe(1);
    expect(await queue.waiting()).toBeGreaterThan(0);
  });

  it('continues when the database fails, and records the completion of a finished job', async () => {
    let runs = 0;
    let fails = 0;
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        if (runs === 0 || fails === 3) return Promise.resolve(result);
        fails += 1;
        return Promise.reject(new Error('could not extend file: No space left on device'));
      },
    };
    const working = new PgBossQueue(db.withPlugin(plugin), pino({ level: 'silent' }));
    working.work(onceJob, () => {
      runs += 1;
      return Promise.resolve();
    });
    await working.start({ workers: true });
    await working.enqueue(db, onceJob, { once: true });
    while (fails < 3) await wait(20);
    await working.stop();
    expect(runs).toBe(1);
    expect(await working.waiting()).toBe(0);
  });

  it('runs as many workers as there are job kinds, without a listener-leak warning', async () => {
    // Jest hides Node's warnings; this compares the same limit.
    const listening = jest.spyOn(EventTarget.prototype, 'addEventListener');
    const many = new PgBossQueue(db, pino({ level: 'silent' }), { background: false });
    for (let n = 0; n < 20; n += 1) many.work(defineJob(`test.many-${n}`), () => Promise.resolve());
    const last = defineJob('test.last');
    const isLastDone = new Promise<void>((resolve) => {
      many.work(last, () => {
        resolve();
        return Promise.resolve();
      });
    });
    await many.start({ workers: true });
    await many.enqueue(db, last, {});
    // By then the other workers have found no jobs and are waiting.
    await isLastDone;
    const limits = listening.mock.contexts.flatMap((target) =>
      target instanceof AbortSignal ? [getMaxListeners(target)] : [],
    );
    await many.stop();
    listening.mockRestore();
    // 21 workers, the watcher and the clock.
    expect(Math.max(...limits)).toBe(23);
  });

  // Without a notification, each of these would wait for half a minute.
  it('is notified of a committed job, a job due later and a job to retry', async () => {
    const told = new PgBossQueue(db, pino({ level: 'silent' }), {
      background: false,
      announcements,
    });
    const job = defineJob<{ readonly what: string }>('test.told');
    const done: string[] = [];
    let hasFailed = false;
    told.work(job, ({ what }) => {
      if (what === 'twice' && !hasFailed) {
        hasFailed = true;
        return Promise.reject(new Error('once'));
      }
      done.push(what);
      return Promise.resolve();
    });
    const isDone = async (what: string) => {
      while (!done.includes(what)) await wait(10);
    };
    await told.start({ workers: true });
    await db.transaction().execute((trx) => told.enqueue(trx, job, { what: 'now' }));
    await isDone('now');
    await db.transaction().execute(async (trx) => {
      await told.enqueue(trx, job, { what: 'later' }, { delayMs: 300 });
      await told.enqueue(trx, job, { what: 'before' });
    });
    await isDone('later');
    await told.enqueue(db, job, { what: 'twice' });
    await isDone('twice');
    await told.stop();
    expect(done).toEqual(['now', 'before', 'later', 'twice']);
  }, 20_000);

  it('asks once for the kinds with due jobs, however many kinds there are', async () => {
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const counted = db.withPlugin(counting);
    const resting = new PgBossQueue(counted, pino({ level: 'silent' }), { background: false });
    for (let n = 0; n < 20; n += 1) {
      resting.work(defineJob(`test.many-${n}`), () => Promise.resolve());
    }
    const [first, second] = [defineJob('test.first'), defineJob('test.second')];
    const done: string[] = [];
    for (const job of [first, second]) {
      resting.work(job, () => {
        done.push(job.name);
        return Promise.resolve();
      });
    }
    await resting.start({ workers: true });
    const isDone = async (count: number) => {
      while (done.length < count) await wait(20);
    };
    await resting.enqueue(db, first, {});
    await isDone(1);
    statements = 0;
    // The watcher queries, the worker fetches, completes and fetches again.
    await resting.enqueue(db, second, {});
    await isDone(2);
    await resting.stop();
    expect(done).toEqual(['test.first', 'test.second']);
    expect(statements).toBeLessThan(12);
  });

  it('signals the running job when it stops', async () => {
    const stopping = new PgBossQueue(db, pino({ level: 'silent' }), { background: false });
    const job = defineJob('test.long');
    let isTold = false;
    const isBegun = new Promise<void>((resolve) => {
      stopping.work(job, async (_data, _id, signal) => {
        resolve();
        await once(signal, 'abort');
        isTold = true;
      });
    });
    await stopping.start({ workers: true });
    await stopping.enqueue(db, job, {});
    await isBegun;
    expect(await stopping.waiting()).toBe(1);
    await stopping.stop();
    expect(isTold).toBe(true);
    expect(await stopping.waiting()).toBe(0);
  });

  it('refuses a job kind without a worker', async () => {
    const nobody = defineJob<{ readonly a: number }>('test.nobody');
    await expect(queue.enqueue(db, nobody, { a: 1 })).rejects.toThrow('no worker is registered');
  });
});

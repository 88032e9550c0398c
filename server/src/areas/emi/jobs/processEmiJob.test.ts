import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobOutcome } from '@portal/emi-engine/job/JobOutcome.ts';
import { FilesAwayError } from '../../../platform/errors.ts';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { anEmiLicense, emiLicenses } from '../../../testing/builders/emi.ts';
import { aBoard, emiJobs, notABoard, uploadedEmi } from '../../../testing/builders/emiUploads.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { processEmiJob } from './processEmiJob.ts';
import { leaseMs } from './lease/emiJobLease.ts';
import { requeueLostEmiJobs } from './lease/requeueEmiJobs.ts';
import type { RunEngine } from './runAnalysis.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function aJob(file = notABoard, fileName = 'board.tgz') {
  const { person, client } = await aBuyer(server);
  const license_id = await anEmiLicense(server.deps, person);
  const id = await uploadedEmi(client, { license_id, file, fileName });
  return { person, client, license_id, id };
}

const mailsTo = async (recipient: string) =>
  server.deps.db
    .selectFrom('portal.mail_outbox')
    .select(['subject', 'body', 'kind'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();

const longAgo = new Date('2026-11-01T00:00:00Z');
const killed: JobOutcome = { kind: 'killed', reason: 'memory', detail: 'SIGKILL' };

describe('processEmiJob', () => {
  it('analyzes a board, stores the result, and mails the requester', async () => {
    const { person, client, id } = await aJob(aBoard());
    await server.runJobs();
    const [job] = await emiJobs(client);
    expect(job).toMatchObject({ id, status: 'success', error: null });
    expect(job?.license).toMatch(/^Power board \(EM-\d{7}\)$/);
    expect(job?.finished_at).not.toBeNull();
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 1 }]);
    const [mail, ...more] = await mailsTo(person.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'emi', subject: 'EMI check: the report is ready' });
    expect(mail?.body).toContain('File: board.tgz');
    expect(mail?.body).toContain(`/demitasnx/${id}`);
  });

  it('explains why a board cannot be analyzed, and returns the use', async () => {
    const { person, client } = await aJob();
    await server.runJobs();
    const [job] = await emiJobs(client);
    expect(job).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/^The archive ends in the middle|^The archive is damaged/),
    });
    const [japanese] = await emiJobs(client, 'ja');
    expect(japanese?.error).toMatch(/^アーカイブ/);
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 0 }]);
    const [mail] = await mailsTo(person.email);
    expect(mail?.body).toContain('No credit was used.');
    expect(mail?.body).toMatch(/\/demitasnx$/m);
  });

  it('tells how far an analysis is', async () => {
    const { client, id } = await aJob();
    const progress = { stage: 'checking', percent: 40 } as const;
    const run: RunEngine = async ({ onProgress }) => {
      onProgress?.({ stage: 'reading', percent: 0 });
      onProgress?.(progress);
      // Each state is written behind the engine's back, the newest last.
      const read = async () => (await emiJobs(client))[0]?.progress?.percent;
      while ((await read()) !== progress.percent) await nextTurn();
      return killed;
    };
    await processEmiJob(server.deps, id, run);
    expect(await emiJobs(client)).toMatchObject([{ status: 'failed', progress: null }]);
  });

  it('retries a killed analysis once', async () => {
    const { client, id } = await aJob();
    const done: JobOutcome = { kind: 'refused', problem: { code: 'no-matrix' } };
    const outcomes = [killed, done];
    await processEmiJob(server.deps, id, () => Promise.resolve(outcomes.shift() ?? done));
    expect(outcomes).toEqual([]);
    expect(await emiJobs(client)).toMatchObject([{ status: 'failed' }]);
  });

  it('gives up after the second attempt with an explanation, and returns the use', async () => {
    const { client, id } = await aJob();
    let runs = 0;
    await processEmiJob(server.deps, id, () => {
      runs += 1;
      return Promise.resolve(killed);
    });
    expect(runs).toBe(2);
    expect(await emiJobs(client)).toMatchObject([
      { status: 'failed', error: expect.stringMatching(/more memory or time/) },
    ]);
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 0 }]);
  });

  it('counts a server crash as an attempt, and ignores a finished job', async () => {
    const { client, id } = await aJob();
    const died = () => Promise.reject(new Error('the server ends'));
    await expect(processEmiJob(server.deps, id, died)).rejects.toThrow('the server ends');
    expect(await emiJobs(client)).toMatchObject([{ status: 'processing' }]);
    await processEmiJob(server.deps, id, () => Promise.resolve(killed));
    expect(await emiJobs(client)).toMatchObject([{ status: 'failed' }]);
    const again = () => Promise.reject(new Error('the analysis was started again'));
    await Promise.all([
      processEmiJob(server.deps, id, again),
      processEmiJob(server.deps, id, again),
    ]);
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 0 }]);
  });

  it('leaves a job to a live process that holds its lease', async () => {
    const { client, id } = await aJob();
    let finish: ((outcome: JobOutcome) => void) | undefined;
    const working = processEmiJob(
      server.deps,
      id,
      () => new Promise((resolve) => (finish = resolve)),
    );
    while (finish === undefined) await nextTurn();
    server.pass(leaseMs - 1);
    await requeueLostEmiJobs(server.deps);
    await processEmiJob(server.deps, id, () => Promise.reject(new Error('the job was run twice')));
    expect(await emiJobs(client)).toMatchObject([{ status: 'processing' }]);
    finish({ kind: 'refused', problem: { code: 'no-matrix' } });
    await working;
    expect(await emiJobs(client)).toMatchObject([{ status: 'failed' }]);
  });

  it('takes over a job of a dead process, and counts that attempt', async () => {
    const { client, id } = await aJob(aBoard());
    await server.deps.db
      .updateTable('manager.emi_job')
      .set({ status: 'processing', attempts: 1, alive_at: longAgo })
      .where('id', '=', id)
      .execute();
    await Promise.all([requeueLostEmiJobs(server.deps), requeueLostEmiJobs(server.deps)]);
    expect(await emiJobs(client)).toMatchObject([{ status: 'waiting' }]);
    await server.runJobs();
    expect(await emiJobs(client)).toMatchObject([{ status: 'success' }]);
    const { attempts, alive_at } = await server.deps.db
      .selectFrom('manager.emi_job')
      .select(['attempts', 'alive_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([attempts, alive_at]).toEqual([2, null]);
  }, 60_000);

  it('waits for an unavailable blob store without counting an attempt', async () => {
    const { client, id } = await aJob(aBoard(), 'board.zip');
    const { blobs } = server.deps;
    const away = {
      ...server.deps,
      blobs: { ...blobs, read: () => Promise.reject(new FilesAwayError(null)) },
    };
    for (let times = 0; times < 3; times += 1) await processEmiJob(away, id);
    expect(await emiJobs(client)).toMatchObject([{ status: 'waiting' }]);
    const { attempts } = await server.deps.db
      .selectFrom('manager.emi_job')
      .select('attempts')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(0);
    // In a separate process, as in production, and of a .tgz that is named .zip.
    await processEmiJob(server.deps, id);
    expect(await emiJobs(client)).toMatchObject([{ status: 'success' }]);
  }, 60_000);

  it('requeues a job when the server stops, without counting an attempt', async () => {
    const { client, id } = await aJob(aBoard());
    const stopping = new AbortController();
    const engine: RunEngine = ({ signal }) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => {
          resolve({ kind: 'killed', reason: 'aborted', detail: 'SIGKILL' });
        });
        stopping.abort();
      });
    await processEmiJob(server.deps, id, engine, stopping.signal);
    expect(await emiJobs(client)).toMatchObject([{ status: 'waiting' }]);
    await server.runJobs();
    expect(await emiJobs(client)).toMatchObject([{ status: 'success' }]);
    const { attempts } = await server.deps.db
      .selectFrom('manager.emi_job')
      .select('attempts')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(1);
  }, 60_000);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobOutcome } from '../../emi/job/JobOutcome.ts';
import { aBuyer } from '../../testing/builders/aBuyer.ts';
import { anEmiLicense, emiLicenses } from '../../testing/builders/emi.ts';
import { aBoard, emiJobs, notABoard, uploadedEmi } from '../../testing/builders/emiUploads.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { carryOutEmiJob } from './carryOutEmiJob.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function aJob(file = notABoard) {
  const { person, client } = await aBuyer(server);
  const license_id = await anEmiLicense(server.deps, person);
  const id = await uploadedEmi(client, { license_id, file });
  return { person, client, license_id, id };
}

const mailsTo = async (recipient: string) =>
  server.deps.db
    .selectFrom('portal.mail_outbox')
    .select(['subject', 'body', 'kind'])
    .where('recipient', '=', recipient)
    .execute();

const killed: JobOutcome = { kind: 'killed', reason: 'memory', detail: 'SIGKILL' };

describe('carryOutEmiJob', () => {
  it('analyzes a board, keeps what was found, and mails whoever asked', async () => {
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
  });

  it('says why a board cannot be analyzed, and gives the use back', async () => {
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
    expect(mail?.body).toContain('The analysis has used nothing up.');
  });

  it('tries an analysis that was killed once more', async () => {
    const { client, id } = await aJob();
    const done: JobOutcome = { kind: 'refused', problem: { code: 'no-matrix' } };
    const outcomes = [killed, done];
    await carryOutEmiJob(server.deps, id, () => Promise.resolve(outcomes.shift() ?? done));
    expect(outcomes).toEqual([]);
    expect(await emiJobs(client)).toMatchObject([{ status: 'failed' }]);
  });

  it('gives up after the second time, in words, and gives the use back', async () => {
    const { client, id } = await aJob();
    let runs = 0;
    await carryOutEmiJob(server.deps, id, () => {
      runs += 1;
      return Promise.resolve(killed);
    });
    expect(runs).toBe(2);
    expect(await emiJobs(client)).toMatchObject([
      { status: 'failed', error: expect.stringMatching(/more memory or time/) },
    ]);
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 0 }]);
  });

  it('counts a server that ended in the middle, and does nothing with a job that has ended', async () => {
    const { client, id } = await aJob();
    const died = () => Promise.reject(new Error('the server ends'));
    await expect(carryOutEmiJob(server.deps, id, died)).rejects.toThrow('the server ends');
    expect(await emiJobs(client)).toMatchObject([{ status: 'processing' }]);
    await carryOutEmiJob(server.deps, id, () => Promise.resolve(killed));
    expect(await emiJobs(client)).toMatchObject([{ status: 'failed' }]);
    const again = () => Promise.reject(new Error('begun again'));
    await Promise.all([
      carryOutEmiJob(server.deps, id, again),
      carryOutEmiJob(server.deps, id, again),
    ]);
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 0 }]);
  });
});

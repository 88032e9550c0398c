import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { performJob } from '@portal/emi-engine/job/performJob.ts';
import { runEmiJob } from '@portal/emi-engine/job/runEmiJob.ts';
import { EmiError } from '@portal/emi-engine/problems/EmiError.ts';
import { hostileArchives } from '@portal/emi-engine/testing/archives/hostileArchives.ts';
import { largeBoard } from '@portal/emi-engine/testing/archives/largeBoard.ts';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { anEmiLicense, emiLicenses } from '../../../testing/builders/emi.ts';
import {
  aBoard,
  emiJobs,
  sentenceOf,
  uploadedEmi,
  uploadEmi,
} from '../../../testing/builders/emiUploads.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { processEmiJob } from '../jobs/processEmiJob.ts';
import type { RunEngine } from '../jobs/runAnalysis.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function aUser() {
  const { person, client } = await aBuyer(server);
  const license_id = await anEmiLicense(server.deps, person);
  return { client, license_id };
}

/** The engine in this process; a separate one takes seconds to start from the sources. */
const inProcess: RunEngine = async (order) => {
  try {
    await performJob(order);
    throw new Error('The archive was analyzed instead of refused.');
  } catch (error) {
    if (error instanceof EmiError) return { kind: 'refused', problem: error.problem };
    throw error;
  }
};

async function rowOf(id: string) {
  return server.deps.db
    .selectFrom('manager.emi_job')
    .select(['error', 'attempts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('an archive that is sent to do harm', () => {
  it.each(hostileArchives)(
    'fails with an explanation, and returns its use: $what',
    async ({ code, make }) => {
      const { client, license_id } = await aUser();
      const id = await uploadedEmi(client, { license_id, file: await make() });
      expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 1 }]);
      await processEmiJob(server.deps, id, inProcess);
      expect(await rowOf(id)).toMatchObject({ error: { code }, attempts: 1 });
      const [row] = await emiJobs(client);
      expect(row).toMatchObject({ id, status: 'failed' });
      expect(row?.error).toMatch(/\.$/);
      expect(row?.error).not.toContain(code);
      const [inJapanese] = await emiJobs(client, 'ja');
      expect(inJapanese?.error).toMatch(/。$/);
      expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 0 }]);
    },
    120_000,
  );

  it('is refused immediately if it is no archive, whatever its name', async () => {
    const { client, license_id } = await aUser();
    const file = Buffer.from('This is no archive.');
    expect(sentenceOf(await uploadEmi(client, { license_id, file }))).toMatch(/neither a .tgz/);
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 0 }]);
  });

  it('ends only its own process if it needs too much memory, after a second attempt', async () => {
    const { client, license_id } = await aUser();
    // Enough for a small board, but far too little for the large one.
    const small: RunEngine = (order) => runEmiJob({ ...order, addressSpace: 1400 * 1024 * 1024 });
    const large = await uploadedEmi(client, { license_id, file: largeBoard(240) });
    await processEmiJob(server.deps, large, small);
    expect(await emiJobs(client)).toMatchObject([
      { status: 'failed', error: expect.stringMatching(/more memory or time/) },
    ]);
    expect(await rowOf(large)).toMatchObject({ error: { code: 'killed' }, attempts: 2 });
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 0 }]);
    const other = await uploadedEmi(client, { license_id, file: aBoard() });
    await processEmiJob(server.deps, other, small);
    expect((await emiJobs(client)).find(({ id }) => id === other)).toMatchObject({
      status: 'success',
    });
  }, 300_000);
});

describe('a .tgz that is named .zip', () => {
  it('is analyzed', async () => {
    const { client, license_id } = await aUser();
    const id = await uploadedEmi(client, { license_id, file: aBoard(), fileName: 'board.zip' });
    await processEmiJob(server.deps, id);
    expect(await emiJobs(client)).toMatchObject([{ id, status: 'success' }]);
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 1 }]);
  }, 120_000);
});

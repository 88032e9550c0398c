import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobOutcome } from '@portal/emi-engine/job/JobOutcome.ts';
import { runEmiJob } from '@portal/emi-engine/job/runEmiJob.ts';
import { aBuyer } from '../../../../testing/builders/aBuyer.ts';
import { anEmiLicense } from '../../../../testing/builders/emi.ts';
import { aBoard, uploadedEmi } from '../../../../testing/builders/emiUploads.ts';
import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts';
import { processEmiJob } from '../processEmiJob.ts';
import type { RunEngine } from '../runAnalysis.ts';
import { makeEmiJobFolder, removeLeftFolders } from './emiJobFolder.ts';
import { leaseMs } from './emiJobLease.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function aJob() {
  const { person, client } = await aBuyer(server);
  const license_id = await anEmiLicense(server.deps, person);
  return uploadedEmi(client, { license_id, file: aBoard() });
}

const foldersOf = (id: string) =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`portal-emi-${id}`));

describe('the folder of an EMI job', () => {
  const killed: JobOutcome = { kind: 'killed', reason: 'crashed', detail: 'SIGKILL' };

  it.each<[string, () => Promise<JobOutcome>]>([
    ['is killed', () => Promise.resolve(killed)],
    ['refuses', () => Promise.resolve({ kind: 'refused', problem: { code: 'no-matrix' } })],
    ['fails', () => Promise.reject(new Error('the engine is away'))],
  ])('is deleted if the engine %s', async (_end, ending) => {
    const id = await aJob();
    const seen: string[] = [];
    const engine: RunEngine = () => {
      seen.push(...foldersOf(id));
      return ending();
    };
    await processEmiJob(server.deps, id, engine).catch(() => undefined);
    expect(seen.length).toBeGreaterThan(0);
    expect(foldersOf(id)).toEqual([]);
  });

  it('is deleted if the server stops during the analysis', async () => {
    const id = await aJob();
    const stopping = new AbortController();
    const engine: RunEngine = (order) => {
      const running = runEmiJob(order);
      stopping.abort();
      return running;
    };
    await processEmiJob(server.deps, id, engine, stopping.signal);
    expect(foldersOf(id)).toEqual([]);
  });

  it('is deleted once the process that created it is known to be dead', async () => {
    const id = await aJob();
    await server.deps.db
      .updateTable('manager.emi_job')
      .set({ status: 'processing', alive_at: server.deps.clock() })
      .where('id', '=', id)
      .execute();
    const foreign = await mkdtemp(path.join(tmpdir(), 'portal-emi-unknown-'));
    await makeEmiJobFolder(id);
    await removeLeftFolders(server.deps);
    expect(foldersOf(id)).toHaveLength(1);
    server.pass(leaseMs);
    await removeLeftFolders(server.deps);
    expect(foldersOf(id)).toEqual([]);
    expect(foldersOf('unknown')).toContain(path.basename(foreign));
    await rm(foreign, { recursive: true });
  });
});

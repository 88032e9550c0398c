import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmiRerunRequest } from '@portal/shared/contracts';
import { emiRerunAnswerSchema } from '@portal/shared/contracts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { anEmiLicense, emiLicenses } from '../../../testing/builders/emi.ts';
import { emiResultOf } from '../../../testing/builders/emiResults.ts';
import { aBoard, emiJobs, notABoard, uploadedEmi } from '../../../testing/builders/emiUploads.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { typeCommand } from '../../../testing/typeCommand.ts';
import { kicad } from '@portal/emi-engine/boards/Dialect.ts';
import { makeTgz } from '@portal/emi-engine/boards/makeTar.ts';
import { samplePlan } from '@portal/emi-engine/boards/samplePlan.ts';
import { writeBoard } from '@portal/emi-engine/boards/writeBoard.ts';
import { removeOldFiles } from './emiJobsWorkers.ts';

const dayMs = 24 * 60 * 60_000;

let server: TestServer;
let first: Awaited<ReturnType<typeof aJob>>;
beforeAll(async () => {
  server = await createTestServer();
  first = await aJob(aBoard());
  await server.runJobs();
}, 60_000);
afterAll(() => server.close());

async function aJob(file = notABoard, more: Readonly<Record<string, string>> = {}) {
  const { person, client } = await aBuyer(server);
  const license_id = await anEmiLicense(server.deps, person);
  const id = await uploadedEmi(client, { license_id, file, more });
  return { person, client, license_id, id };
}

const download = (client: TestClient, id: string, query = '') =>
  client.get(`/api/v1/demitasnx/report/download/${id}${query}`);

const rerun = async (client: TestClient, id: string, payload: EmiRerunRequest = {}) => {
  const answer = await client.post(`/api/v1/demitasnx/jobs/${id}/rerun`, { payload });
  return emiRerunAnswerSchema.parse(answer.json());
};

describe('GET /api/v1/demitasnx/report/download/:id', () => {
  it("is a file to save, in the uploader's language or the requested one", async () => {
    const { client, id } = first;
    const pdf = await download(client, id);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await download(client, id, '?format=html&lang=ja')).body).toContain('lang="ja"');
    const answer = await download(client, id, '?format=csv');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="emi-report-${id}.csv"`,
    );
    const japanese = await download(client, id, '?format=csv&lang=ja');
    expect(japanese.statusCode).toBe(200);
    expect(japanese.rawPayload.equals(answer.rawPayload)).toBe(false);
    expect((await download(client, id, '?format=json')).json()).toBeInstanceOf(Array);
    expect((await download(client, id, '?format=exe')).statusCode).toBe(422);
  });

  it('is missing for another team, an unknown job, or an unsuccessful one', async () => {
    const other = await aJob();
    expect((await download(other.client, first.id, '?format=csv')).statusCode).toBe(404);
    expect((await download(first.client, 'none')).statusCode).toBe(404);
    expect((await download(other.client, other.id)).statusCode).toBe(404);
  });

  it('is gone after 30 days, and its files a day later, but not its findings', async () => {
    const { person, client, id } = await aJob(aBoard());
    await server.runJobs();
    server.pass(30 * dayMs);
    const soon = await server.signIn(person);
    expect((await download(soon, id, '?format=csv')).statusCode).toBe(200);
    server.pass(1);
    expect((await download(soon, id, '?format=csv')).statusCode).toBe(410);
    server.pass(2 * dayMs);
    await removeOldFiles(server.deps);
    const later = await server.signIn(person);
    expect(await rerun(later, id)).toMatchObject({ error: true, code: 'over' });
    const left = (name: string) => server.deps.blobs.stat(`emi/results/${id}/${name}`);
    expect(await left('findings.en.csv')).toBeUndefined();
    expect(await left('summary.json')).toBeDefined();
    expect(await left('analysis.json')).toBeDefined();
    server.pass(-32 * dayMs - 1);
    // The other job's files were just as old.
    first = { ...(await aJob(aBoard())) };
    await server.runJobs();
    expect(await emiJobs(client)).toHaveLength(1);
  });
});

describe('POST /api/v1/demitasnx/jobs/:id/rerun', () => {
  it('analyzes the same board again with other settings without consuming a use', async () => {
    const { client, id } = first;
    server.pass(1);
    const lists = { classes: 'net,class\n/clk+,clock', roles: 'U1,connector' };
    const answer = await rerun(client, id, { ...lists, settings: {} });
    expect(answer).toEqual({ error: false, id: expect.any(String) });
    await server.runJobs();
    expect(await emiJobs(client)).toMatchObject([
      { status: 'success', rerun_of: id, src_filename: 'board.tgz' },
      { id, rerun_of: null },
    ]);
    const [again] = await emiJobs(client);
    const parts = await client.get(`/api/v1/demitasnx/jobs/${again?.id ?? ''}/parts`);
    expect(parts.json()).toContainEqual(
      expect.objectContaining({ part: 'U1', role: 'connector', source: 'given', confidence: 1 }),
    );
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 1 }]);
  });

  it('states the unit of a board that failed for it, and takes the use that came back', async () => {
    const board = writeBoard(samplePlan(), kicad).map((entry) => ({
      ...entry,
      ...(typeof entry.content === 'string' && {
        content: entry.content.replace(/^UNITS=MM$/m, 'UNITS=INCH'),
      }),
    }));
    const { client, id } = await aJob(makeTgz(board), { settings: '{"f_max_mhz":500}' });
    await server.runJobs();
    expect(await emiJobs(client)).toMatchObject([
      { id, status: 'failed', error: expect.stringContaining('60.0 × 40.0 mm') },
    ]);
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 0 }]);
    const { choice } = await emiResultOf(client, id);
    expect(choice).toEqual({
      settings: { f_max_mhz: 500 },
      of: { kind: 'units', mm: '60.0 × 40.0', inch: '1524.0 × 1016.0' },
    });
    server.pass(1);
    const settings = { ...choice?.settings, units: 'mm' as const };
    expect(await rerun(client, id, { settings })).toMatchObject({ error: false });
    await server.runJobs();
    const [again] = await emiJobs(client);
    expect(again).toMatchObject({ status: 'success', rerun_of: null });
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 1 }]);
  });

  it('is refused with an explanation', async () => {
    const { client, id } = first;
    const other = await aJob();
    expect(await rerun(other.client, other.id)).toMatchObject({ code: 'not_finished' });
    for (const list of ['classes', 'roles'])
      expect(await rerun(client, id, { [list]: 'a,b' })).toMatchObject({
        code: 'invalid',
        message: expect.stringContaining(`${list}.csv, line 1`),
      });
    const waiting = [await rerun(client, id), await rerun(client, id), await rerun(client, id)];
    expect(waiting.map(({ error }) => error)).toEqual([false, false, false]);
    expect(await rerun(client, id)).toMatchObject({ code: 'busy' });
    await typeCommand(server.operator, ['emi', 'set', '--service', 'off']);
    expect(await rerun(client, id)).toMatchObject({ code: 'off' });
    await typeCommand(server.operator, ['emi', 'set', '--service', 'on']);
    const url = `/api/v1/demitasnx/jobs/${id}/rerun`;
    expect((await other.client.post(url, { payload: {} })).statusCode).toBe(404);
    expect((await client.post(url, { payload: { settings: { x: 1 } } })).statusCode).toBe(422);
  });
});

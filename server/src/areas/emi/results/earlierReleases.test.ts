import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { anEmiLicense } from '../../../testing/builders/emi.ts';
import { emiFindingsOf, emiResultOf, getOfJob } from '../../../testing/builders/emiResults.ts';
import { aBoard, uploadedEmi } from '../../../testing/builders/emiUploads.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('the result of a job of an earlier release', () => {
  it('has its findings, stored in one line then, and reports that it has no drawing, roles or reasons', async () => {
    const { person, client } = await aBuyer(server);
    const license_id = await anEmiLicense(server.deps, person);
    const job = await uploadedEmi(client, { license_id, file: aBoard() });
    await server.runJobs();
    const { blobs } = server.deps;
    const found = await emiFindingsOf(client, job);
    const classes = (await getOfJob(client, job, '/classes')).json<unknown>();
    const key = (name: string) => `emi/results/${job}/${name}`;
    const written = await buffer(await blobs.read(key('analysis.json')));
    expect(written.toString().split('\n').length).toBeGreaterThan(found.length);
    await blobs.put(
      key('analysis.json'),
      Buffer.from(JSON.stringify(JSON.parse(written.toString()))),
    );
    for (const name of ['board.bin.gz', 'parts.jsonl', 'nets.jsonl']) await blobs.remove(key(name));
    expect(await emiFindingsOf(client, job)).toEqual(found);
    expect((await getOfJob(client, job, '/classes')).json()).toEqual(classes);
    expect((await emiResultOf(client, job)).result?.drawing).toBeNull();
    for (const part of ['/board', '/parts', '/nets'])
      expect((await getOfJob(client, job, part)).statusCode).toBe(404);
  }, 60_000);
});

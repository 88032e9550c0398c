import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emiUploadOpenMs, emiUsageNotesVersion } from '@portal/shared/domain';
import { aBuyer } from '../../../../testing/builders/aBuyer.ts';
import { anEmiLicense, emiLicenses } from '../../../../testing/builders/emi.ts';
import { emiJobs, emiToken, notABoard } from '../../../../testing/builders/emiUploads.ts';
import { aPerson } from '../../../../testing/builders/people.ts';
import {
  askForUpload,
  askOffset,
  cancelUpload,
  openedUpload,
  openUploads,
  sendPiece,
  uploadsCall,
  type Opening,
} from '../../../../testing/builders/resumableEmi.ts';
import type { TestClient } from '../../../../testing/browsers/TestClient.ts';
import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts';
import { emiSourceKey } from '../../jobs/emiBlobKeys.ts';
import { partialUploadsCleanUpJob } from './emiPartialUploadsCleanUp.ts';
import { endedUploadJob } from './endUpload.ts';
import { partialKey } from './partialUploads.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function aUser(changes: object = {}) {
  const { person, client } = await aBuyer(server);
  const license_id = await anEmiLicense(server.deps, person, changes);
  return { person, client, license_id };
}
const idOf = (url: string) => url.split('/').at(-1) ?? '';
const kept = (url: string) => server.deps.partials.size(partialKey(idOf(url)));
const send = (client: TestClient, url: string, offset: number, content: Buffer, locale?: string) =>
  sendPiece(server.manager, client, url, { offset, content, ...(locale ? { locale } : {}) });
const cleanUp = async () => {
  await server.deps.queue.enqueue(server.deps.db, partialUploadsCleanUpJob, {});
  await server.deps.queue.drain(partialUploadsCleanUpJob);
};
const [first, second] = [notABoard.subarray(0, 5), notABoard.subarray(5)];

describe('an upload that goes on where it stopped', () => {
  it('arrives in pieces and becomes one job, with one use of the license', async () => {
    const { client, license_id } = await aUser();
    const more = {
      terms: emiUsageNotesVersion,
      settings: '{"f_max_mhz":500}',
      last_modified: '1763700000000',
    };
    const lists = { classes: 'net,class\n/clk,clock', roles: 'part,role\nD2,ic' };
    const opened = await askForUpload(client, {
      license_id,
      more,
      lists,
      fileName: 'メイン.tgz',
    });
    expect(opened.statusCode).toBe(201);
    const url = String(opened.headers.location);
    expect(url).toBe(`${uploadsCall}/${opened.json<{ id: string }>().id}`);
    expect(opened.headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'upload-expires': 'Sun, 22 Nov 2026 03:00:00 GMT',
    });
    expect((await send(client, url, 0, first)).headers['upload-offset']).toBe('5');
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 0 }]);
    expect(await openUploads(client)).toMatchObject([
      { license_id, src_bytes: 7, received_bytes: 5, src_modified: 1763700000000 },
    ]);
    const asked = await askOffset(server.manager, client, url);
    expect(asked.headers).toMatchObject({ 'upload-offset': '5', 'upload-length': '7' });
    const last = await send(client, url, 5, second);
    expect([last.statusCode, last.headers['upload-offset']]).toEqual([204, '7']);
    expect(await emiJobs(client)).toMatchObject([
      { id: idOf(url), status: 'waiting', src_filename: 'メイン.tgz' },
    ]);
    const job = await server.deps.db
      .selectFrom('manager.emi_job')
      .select(['src_bytes', 'settings', 'terms', 'classes', 'roles'])
      .where('id', '=', idOf(url))
      .executeTakeFirstOrThrow();
    expect(job).toEqual({
      src_bytes: 7,
      settings: { f_max_mhz: 500 },
      terms: emiUsageNotesVersion,
      ...lists,
    });
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 1 }]);
    expect(await server.deps.blobs.stat(emiSourceKey(idOf(url)))).toEqual({ size: 7 });
    expect(await kept(url)).toBeUndefined();
    expect(await openUploads(client)).toEqual([]);
  });

  it('refuses a piece that does not begin at the end of the file', async () => {
    const { client, license_id } = await aUser();
    const url = await openedUpload(client, { license_id });
    await send(client, url, 0, first);
    for (const offset of [0, 3, 6]) {
      const answer = await send(client, url, offset, second);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'offset']);
    }
    expect(await kept(url)).toBe(5);
  });

  it('creates one job if the last piece is repeated, sequentially and concurrently', async () => {
    const { client, license_id } = await aUser();
    const url = await openedUpload(client, { license_id });
    await send(client, url, 0, first);
    const racing = await Promise.all([1, 2, 3].map(() => send(client, url, 5, second)));
    expect(racing.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
    expect((await send(client, url, 5, second)).statusCode).toBe(409);
    expect((await send(client, url, 7, Buffer.alloc(0))).statusCode).toBe(204);
    const asked = await askOffset(server.manager, client, url);
    expect(asked.headers['upload-offset']).toBe('7');
    expect(await emiJobs(client)).toHaveLength(1);
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 1 }]);
  });

  it('becomes a job after a server ended between its last byte and the job', async () => {
    const { client, license_id } = await aUser();
    const opening: Opening = { license_id };
    const [arrived, moved] = [
      await openedUpload(client, opening),
      await openedUpload(client, opening),
    ];
    const { partials } = server.deps;
    for (const url of [arrived, moved]) {
      await partials.append(partialKey(idOf(url)), 0, Readable.from([notABoard]));
    }
    await partials.complete(partialKey(idOf(moved)), emiSourceKey(idOf(moved)));
    for (const url of [arrived, moved]) {
      const asked = await askOffset(server.manager, client, url);
      expect(asked.headers['upload-offset']).toBe('7');
    }
    expect(await emiJobs(client)).toHaveLength(2);
  });

  it('gives the last use of a license to one of two uploads', async () => {
    const { client, license_id } = await aUser({ job_count: 4 });
    const token = await emiToken(client);
    const urls = [
      await openedUpload(client, { license_id, token }),
      await openedUpload(client, { license_id }),
    ];
    const answers = await Promise.all(urls.map((url) => send(client, url, 0, notABoard, 'ja')));
    const refused = answers.filter(({ statusCode }) => statusCode !== 204);
    expect(refused.map((answer) => answer.json<object>())).toEqual([
      {
        error: true,
        code: 'license_used',
        message: expect.stringMatching(/^このライセンスの使用回数の残りがありません/),
      },
    ]);
    expect((await emiLicenses(client)).licenses).toMatchObject([{ job_count: 5 }]);
    expect(await emiJobs(client)).toHaveLength(1);
    expect(await openUploads(client)).toEqual([]);
  });

  it('is only for the person who opened it', async () => {
    const { person, client, license_id } = await aUser();
    const url = await openedUpload(client, { license_id });
    const colleague = await server.signIn(await aPerson(server.deps, { team: person.team }));
    const others = [colleague, (await aUser()).client];
    for (const other of others) {
      expect((await askOffset(server.manager, other, url)).statusCode).toBe(404);
      expect((await send(other, url, 0, first)).statusCode).toBe(404);
      expect((await cancelUpload(other, url)).statusCode).toBe(404);
      expect(await openUploads(other)).toEqual([]);
    }
    expect(await kept(url)).toBe(0);
  });

  it('requires the CSRF token for every change', async () => {
    const { client, license_id } = await aUser();
    const url = await openedUpload(client, { license_id });
    const forged = { ...client, csrf: 'forged' };
    expect((await send(forged, url, 0, first)).json()).toMatchObject({ code: 'csrf' });
    expect(await kept(url)).toBe(0);
  });

  it('ends when cancelled: its data is deleted, and its token is valid again', async () => {
    const { client, license_id } = await aUser();
    const token = await emiToken(client);
    const url = await openedUpload(client, { license_id, token });
    await send(client, url, 0, first);
    expect((await cancelUpload(client, url)).statusCode).toBe(204);
    await server.deps.queue.drain(endedUploadJob);
    expect(await kept(url)).toBeUndefined();
    expect((await askOffset(server.manager, client, url)).statusCode).toBe(404);
    expect((await askForUpload(client, { license_id, token })).statusCode).toBe(201);
  });

  it('expires a day after it was opened, and is deleted', async () => {
    const { person, client, license_id } = await aUser();
    const url = await openedUpload(client, { license_id });
    await send(client, url, 0, first);
    server.pass(emiUploadOpenMs);
    // The session has expired by then.
    const again = await server.signIn(person);
    expect(await openUploads(again)).toEqual([]);
    for (const answer of [
      await askOffset(server.manager, again, url),
      await send(again, url, 5, second),
      await cancelUpload(again, url),
    ]) {
      expect(answer.statusCode).toBe(410);
    }
    await cleanUp();
    expect(await kept(url)).toBeUndefined();
    expect((await askOffset(server.manager, again, url)).statusCode).toBe(410);
    server.pass(emiUploadOpenMs);
    await cleanUp();
    const late = await server.signIn(person);
    expect((await askOffset(server.manager, late, url)).statusCode).toBe(404);
  });
});

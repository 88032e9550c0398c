import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emiUploadBytes } from '@portal/shared/domain';
import { hashOf } from '../../../../platform/session/session.queries.ts';
import { aBuyer } from '../../../../testing/builders/aBuyer.ts';
import { anEmiLicense } from '../../../../testing/builders/emi.ts';
import { emiJobs, emiToken, notABoard } from '../../../../testing/builders/emiUploads.ts';
import {
  askOffset,
  metadataOf,
  openedUpload,
  openUploads,
  proofOf,
  sendPiece,
  uploadsCall,
} from '../../../../testing/builders/resumableEmi.ts';
import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts';
import { partialKey } from './partialUploads.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function aUser() {
  const { person, client } = await aBuyer(server);
  return { person, client, license_id: await anEmiLicense(server.deps, person) };
}
const idOf = (url: string) => url.split('/').at(-1) ?? '';

describe('an opening of an upload', () => {
  it.each([
    ['said later', { 'upload-defer-length': '1' }],
    ['a word', { 'upload-length': 'long' }],
    ['below 0', { 'upload-length': '-1' }],
    ['no whole number', { 'upload-length': '1.5' }],
    ['said twice', { 'upload-length': '7', 'upload-defer-length': '1' }],
    ['one byte too many', { 'upload-length': String(emiUploadBytes + 1) }],
    ['more than numbers can say', { 'upload-length': '9'.repeat(400) }],
    ['the sum of others', { 'upload-length': '7', 'upload-concat': 'final;/a /b' }],
  ])('is refused if its length is %s, and stores nothing', async (_what, lengths) => {
    const { client, license_id } = await aUser();
    const token = await emiToken(client);
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-metadata': metadataOf({ token, license_id, filename: 'board.tgz' }),
    };
    const answer = await client.post(uploadsCall, { headers: { ...headers, ...lengths } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({ error: true });
    expect(await openUploads(client)).toEqual([]);
    // The token was not consumed.
    await openedUpload(client, { license_id, token });
  });

  it('is allowed 60 times a minute, while pieces of other uploads continue', async () => {
    const { client, license_id } = await aUser();
    const url = await openedUpload(client, { license_id });
    let refused = await client.post(uploadsCall);
    for (let count = 0; count < 60 && refused.statusCode !== 429; count += 1)
      refused = await client.post(uploadsCall);
    expect(refused.json()).toMatchObject({ error: true, code: 'too_many' });
    expect(refused.headers['retry-after']).toBe('60');
    const piece = { offset: 0, content: notABoard.subarray(0, 4) };
    expect((await sendPiece(server.manager, client, url, piece)).statusCode).toBe(204);
    server.pass(60_000);
    expect((await client.post(uploadsCall)).statusCode).toBe(412);
  });
});

describe('a piece of an upload', () => {
  it.each([
    ['no place', { 'upload-offset': undefined }],
    ['a place below 0', { 'upload-offset': '-1' }],
    ['a word as its place', { 'upload-offset': 'x' }],
    ['a place behind the end', { 'upload-offset': '8' }],
    ['no type', { 'content-type': undefined }],
    ['the type of a page', { 'content-type': 'text/html' }],
    ['another version of the protocol', { 'tus-resumable': '0.2.2' }],
  ])('is refused with %s, and stored data stays', async (_what, changes) => {
    const { client, license_id } = await aUser();
    const url = await openedUpload(client, { license_id });
    const headers = Object.entries({
      ...proofOf(client),
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      ...changes,
    }).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const answer = await server.manager.inject({
      ...{ method: 'PATCH', url, headers: Object.fromEntries(headers), payload: notABoard },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect((await askOffset(server.manager, client, url)).headers['upload-offset']).toBe('0');
    expect(await emiJobs(client)).toEqual([]);
  });

  it('is refused after the session has ended; the upload resumes after another sign-in', async () => {
    const { person, client, license_id } = await aUser();
    const url = await openedUpload(client, { license_id });
    const first = { offset: 0, content: notABoard.subarray(0, 4) };
    expect((await sendPiece(server.manager, client, url, first)).statusCode).toBe(204);
    await server.deps.db
      .updateTable('manager.session')
      .set({ ended_at: server.deps.clock() })
      .where('id_hash', '=', hashOf(client.cookie.split('=')[1] ?? ''))
      .execute();
    const rest = { offset: 4, content: notABoard.subarray(4) };
    const refused = await sendPiece(server.manager, client, url, rest);
    expect([refused.statusCode, refused.json<{ error: boolean }>().error]).toEqual([401, true]);
    expect(await server.deps.partials.size(partialKey(idOf(url)))).toBe(4);
    const again = await server.signIn(person);
    expect(await openUploads(again)).toMatchObject([{ id: idOf(url) }]);
    expect((await sendPiece(server.manager, again, url, rest)).statusCode).toBe(204);
    expect(await emiJobs(again)).toMatchObject([{ id: idOf(url), status: 'waiting' }]);
  });
});

describe('the name of an uploaded file', () => {
  it.each([
    ['a\u0000b\u001b[31m\nc.tgz', 'ab[31mc.tgz'],
    ['\u202egzt.board', 'gzt.board'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\boards\\main.tgz', 'main.tgz'],
    [`${'長'.repeat(300)}.tgz`, '長'.repeat(200)],
    ['\u0007', '?'],
  ])('%j is shown as %j', async (fileName, shown) => {
    const { client, license_id } = await aUser();
    await openedUpload(client, { license_id, fileName });
    expect(await openUploads(client)).toMatchObject([{ src_filename: shown }]);
  });
});

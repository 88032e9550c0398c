import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { emiUploadBytes } from '@portal/shared/domain';
import { FilesAwayError } from '../../../../platform/errors.ts';
import { aBuyer } from '../../../../testing/builders/aBuyer.ts';
import { anEmiLicense } from '../../../../testing/builders/emi.ts';
import { emiJobs, emiToken, notABoard } from '../../../../testing/builders/emiUploads.ts';
import {
  askForUpload,
  cancelUpload,
  openedUpload,
  openUploads,
  sendPiece,
  uploadsCall,
  type Opening,
} from '../../../../testing/builders/resumableEmi.ts';
import type { TestClient } from '../../../../testing/browsers/TestClient.ts';
import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts';
import { typeCommand } from '../../../../testing/typeCommand.ts';
import { endedUploadJob } from './endUpload.ts';
import { mostOpenUploads } from './openUpload.ts';
import { partialKey } from './partialUploads.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function aUser() {
  const { person, client } = await aBuyer(server);
  return { client, license_id: await anEmiLicense(server.deps, person) };
}
const kept = (url: string) => server.deps.partials.size(partialKey(url.split('/').at(-1) ?? ''));
const send = (client: TestClient, url: string, offset: number, content: Buffer, locale = 'en') =>
  sendPiece(server.manager, client, url, { offset, content, locale });

describe('opening such an upload', () => {
  it('consumes the token', async () => {
    const { client, license_id } = await aUser();
    const token = await emiToken(client);
    const answers = await Promise.all(
      [1, 2, 3].map(() => askForUpload(client, { license_id, token })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
    expect(await openUploads(client)).toHaveLength(1);
  });

  it.each<[string, Partial<Opening>, number, string, RegExp]>([
    ['one byte too many', { bytes: emiUploadBytes + 1 }, 413, 'file_size', /larger than 128 MB/],
    ['no bytes', { bytes: 0 }, 422, 'file_missing', /^Choose a file/],
    ['a wrong token', { token: 'wrong' }, 422, 'token', /^This upload was not permitted/],
    ['a license that nobody has', { license_id: 'none' }, 422, 'license', /^This license/],
    ['settings', { more: { settings: 'x' } }, 422, 'settings', /^The settings/],
    ['classes', { lists: { classes: 'a,b' } }, 422, 'classes', /^classes.csv, line 1/],
    ['roles', { lists: { roles: 'D2' } }, 422, 'roles', /^roles.csv, line 1/],
    ['a token, in Japanese', { token: 'x', locale: 'ja' }, 422, 'token', /もう一度アップロード/],
  ])('is refused with an explanation: %s', async (_what, changes, status, code, sentence) => {
    const { client, license_id } = await aUser();
    const answer = await askForUpload(client, { license_id, ...changes });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error: true, code, message: expect.stringMatching(sentence) });
    expect(await openUploads(client)).toEqual([]);
  });

  it('allows at most ten per team at a time', async () => {
    const { client, license_id } = await aUser();
    for (let count = 0; count < mostOpenUploads; count += 1) {
      await openedUpload(client, { license_id });
    }
    const [oldest] = (await openUploads(client)).slice(-1);
    expect((await askForUpload(client, { license_id })).json()).toMatchObject({ code: 'open' });
    await cancelUpload(client, `${uploadsCall}/${oldest?.id ?? ''}`);
    await openedUpload(client, { license_id });
  });

  it('holds no connection while the store is slow, and returns the token if it is unavailable', async () => {
    const { client, license_id } = await aUser();
    const token = await emiToken(client);
    const seen: unknown[] = [];
    jest.spyOn(server.deps.partials, 'begin').mockImplementationOnce(async () => {
      // Within a transaction, the embedded database would answer nobody else.
      seen.push(...(await openUploads(client)));
      throw new FilesAwayError(new Error('the store is away'));
    });
    expect((await askForUpload(client, { license_id, token })).statusCode).toBe(503);
    expect(seen).toHaveLength(1);
    expect(await openUploads(client)).toEqual([]);
    await openedUpload(client, { license_id, token });
  });

  it('is refused while the service is switched off', async () => {
    const { client, license_id } = await aUser();
    await typeCommand(server.operator, ['emi', 'set', '--service', 'off']);
    expect((await askForUpload(client, { license_id })).json()).toMatchObject({ code: 'off' });
    await typeCommand(server.operator, ['emi', 'set', '--service', 'on']);
  });

  it('is refused without the protocol headers', async () => {
    const { client } = await aUser();
    const answer = await client.post(uploadsCall);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([412, 'invalid']);
  });
});

describe('the pieces of such an upload', () => {
  it.each([
    ['text', Buffer.from('text is no archive')],
    ['one byte of gzip', Buffer.from([0x1f])],
  ])('are refused if they begin like %s, and the token stays valid', async (_what, content) => {
    const { client, license_id } = await aUser();
    const token = await emiToken(client);
    const url = await openedUpload(client, { license_id, token, bytes: content.length });
    const answer = await send(client, url, 0, content, 'ja');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'file_type',
      message: expect.stringContaining('tgz'),
    });
    await server.deps.queue.drain(endedUploadJob);
    expect(await kept(url)).toBeUndefined();
    await openedUpload(client, { license_id, token });
  });

  it('may end before their first bytes can be judged', async () => {
    const { client, license_id } = await aUser();
    const url = await openedUpload(client, { license_id });
    const answer = await send(client, url, 0, notABoard.subarray(0, 2));
    expect(answer.headers['upload-offset']).toBe('0');
    expect((await send(client, url, 0, notABoard)).headers['upload-offset']).toBe('7');
  });

  it('are refused if they exceed the file', async () => {
    const { client, license_id } = await aUser();
    const url = await openedUpload(client, { license_id });
    const answer = await send(client, url, 0, Buffer.concat([notABoard, Buffer.from('x')]));
    expect(answer.json()).toMatchObject({ code: 'file_size' });
    expect(await emiJobs(client)).toEqual([]);
  });
});

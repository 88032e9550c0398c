import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emiUploadBytes } from '@portal/shared/domain';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { anEmiLicense } from '../../../testing/builders/emi.ts';
import { emiJobs, emiToken, uploadedEmi } from '../../../testing/builders/emiUploads.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

const boundary = 'the-boundary';
const gzip = Buffer.from([0x1f, 0x8b]);

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await createTestServer();
  await server.manager.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.manager.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** The form of an upload with a file of this many bytes, generated in pieces. */
function* formOf(fields: Readonly<Record<string, string>>, bytes: number): Generator<Buffer> {
  for (const [name, value] of Object.entries(fields)) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
    yield Buffer.from(`${head}\r\n\r\n${value}\r\n`);
  }
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="b.tgz"`;
  yield Buffer.from(`${head}\r\n\r\n`);
  yield gzip;
  const piece = Buffer.alloc(64 * 1024);
  for (let left = bytes - gzip.length; left > 0; left -= piece.length) {
    yield piece.subarray(0, Math.min(left, piece.length));
  }
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

function requestOf({ cookie, csrf }: TestClient): http.ClientRequest {
  return http.request({
    port,
    method: 'POST',
    path: '/api/v1/demitasnx/post',
    headers: {
      cookie,
      'x-csrf-token': csrf,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'transfer-encoding': 'chunked',
    },
  });
}

async function send(client: TestClient, form: Iterable<Buffer>): Promise<unknown> {
  const request = requestOf(client);
  const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
  });
  Readable.from(form).pipe(request);
  return JSON.parse(await text(await answered));
}

async function aUser() {
  const { person, client } = await aBuyer(server);
  const license_id = await anEmiLicense(server.deps, person);
  return { client, license_id };
}

const leftOver = () => server.deps.db.selectFrom('manager.emi_upload').select('id').execute();

describe('an upload of a board', () => {
  it('may have 128 MB, and not one byte more', async () => {
    const { client, license_id } = await aUser();
    const token = await emiToken(client);
    const tooLarge = formOf({ token, license_id }, emiUploadBytes + 1);
    expect(await send(client, tooLarge)).toEqual({
      error: 'true',
      message: 'The file is larger than 128 MB.',
    });
    expect(await leftOver()).toEqual([]);
    // The token is still valid.
    expect(await send(client, formOf({ token, license_id }, emiUploadBytes))).toMatchObject({
      error: 'false',
    });
    const { src_bytes } = await server.deps.db
      .selectFrom('manager.emi_job')
      .select('src_bytes')
      .executeTakeFirstOrThrow();
    expect(src_bytes).toBe(134_217_728);
  });

  it('is answered if its token is wrong, however large it is', async () => {
    const { client, license_id } = await aUser();
    const form = formOf({ token: 'wrong', license_id }, emiUploadBytes);
    expect(await send(client, form)).toMatchObject({ error: 'true' });
  });

  it('leaves nothing behind if the connection drops, and its token stays valid', async () => {
    const { client, license_id } = await aUser();
    const token = await emiToken(client);
    const request = requestOf(client);
    request.on('error', () => undefined);
    let sent = 0;
    for (const piece of formOf({ token, license_id }, emiUploadBytes)) {
      request.write(piece);
      sent += piece.length;
      if (sent > 1024 * 1024) break;
    }
    // The server has begun to store it.
    while ((await leftOver()).length === 0) await new Promise(setImmediate);
    request.destroy();
    while ((await leftOver()).length > 0) await new Promise(setImmediate);
    expect(await emiJobs(client)).toEqual([]);
    await uploadedEmi(client, { license_id, token });
  });
});

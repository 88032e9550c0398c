import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emiUploadBytes } from '@portal/shared/domain';
import type { FastifyInstance } from 'fastify';
import { createManagerApp } from '../../../../app/app.ts';
import { aBuyer } from '../../../../testing/builders/aBuyer.ts';
import { anEmiLicense } from '../../../../testing/builders/emi.ts';
import { emiJobs } from '../../../../testing/builders/emiUploads.ts';
import { openedUpload, proofOf } from '../../../../testing/builders/resumableEmi.ts';
import type { TestClient } from '../../../../testing/browsers/TestClient.ts';
import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts';
import { emiSourceKey } from '../../jobs/emiBlobKeys.ts';
import { partialKey } from './partialUploads.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.manager.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;
const idOf = (url: string) => url.split('/').at(-1) ?? '';
const kept = async (url: string) => (await server.deps.partials.size(partialKey(idOf(url)))) ?? 0;

interface Piece {
  readonly app?: FastifyInstance;
  readonly client: TestClient;
  readonly url: string;
  readonly offset: number;
}

function pieceOf({ app = server.manager, client, url, offset }: Piece): http.ClientRequest {
  const request = http.request({
    port: portOf(app),
    method: 'PATCH',
    path: url,
    headers: {
      ...proofOf(client),
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'transfer-encoding': 'chunked',
    },
  });
  return request;
}

/** Sends a complete piece. @returns the status, and the size of the stored file */
async function send(piece: Piece, content: Buffer) {
  const request = pieceOf(piece);
  const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
  });
  request.end(content);
  const answer = await answered;
  answer.resume();
  return { status: answer.statusCode, offset: Number(answer.headers['upload-offset']) };
}

/** Sends a piece, and cuts the connection once the server has stored some of it. */
async function sendAndCut(piece: Piece, content: Buffer): Promise<number> {
  const request = pieceOf(piece);
  request.on('error', () => undefined);
  request.write(content);
  while ((await kept(piece.url)) === piece.offset) await new Promise(setImmediate);
  request.destroy();
  return offsetOf(piece);
}

async function offsetOf({ app = server.manager, client, url }: Piece): Promise<number> {
  const headers = { cookie: client.cookie, 'tus-resumable': '1.0.0' };
  const answer = await app.inject({ method: 'HEAD', url, headers });
  return Number(answer.headers['upload-offset']);
}

async function anUpload(bytes: number) {
  const { person, client } = await aBuyer(server);
  const license_id = await anEmiLicense(server.deps, person);
  return { client, url: await openedUpload(client, { license_id, bytes }) };
}

function anArchive(bytes: number): Buffer {
  const content = randomBytes(bytes);
  content.set([0x1f, 0x8b]);
  return content;
}

describe('an upload whose connection is cut', () => {
  it('resumes where it stopped, also after a server restart', async () => {
    const content = anArchive(3_000_000);
    const { client, url } = await anUpload(content.length);
    const first = await sendAndCut({ client, url, offset: 0 }, content.subarray(0, 1_000_000));
    expect(first).toBeGreaterThan(0);
    const half = content.subarray(first, 2_000_000);
    expect(await send({ client, url, offset: first }, half)).toEqual({
      status: 204,
      offset: 2_000_000,
    });
    const restarted = createManagerApp(server.deps);
    await restarted.listen({ host: '127.0.0.1', port: 0 });
    const piece = { app: restarted, client, url, offset: 2_000_000 };
    expect(await offsetOf(piece)).toBe(2_000_000);
    expect(await send(piece, content.subarray(2_000_000))).toEqual({
      status: 204,
      offset: 3_000_000,
    });
    await restarted.close();
    expect(await emiJobs(client)).toMatchObject([{ id: idOf(url), status: 'waiting' }]);
    const stored = await buffer(await server.deps.blobs.read(emiSourceKey(idOf(url))));
    expect(stored.equals(content)).toBe(true);
  });

  it('resumes while the server still waits for the old connection', async () => {
    const content = anArchive(600_000);
    const { client, url } = await anUpload(content.length);
    const silent = pieceOf({ client, url, offset: 0 });
    silent.on('error', () => undefined);
    silent.write(content.subarray(0, 300_000));
    while ((await kept(url)) === 0) await new Promise(setImmediate);
    // The old request is aborted; its data is kept.
    const offset = await offsetOf({ client, url, offset: 0 });
    expect(offset).toBeGreaterThan(0);
    const answer = await send({ client, url, offset }, content.subarray(offset));
    expect(answer).toEqual({ status: 204, offset: content.length });
    silent.destroy();
    const stored = await buffer(await server.deps.blobs.read(emiSourceKey(idOf(url))));
    expect(stored.equals(content)).toBe(true);
  });
});

describe('an upload in pieces', () => {
  it('may have 128 MB', async () => {
    const { client, url } = await anUpload(emiUploadBytes);
    const piece = anArchive(emiUploadBytes / 16);
    for (let offset = 0; offset < emiUploadBytes; offset += piece.length) {
      expect((await send({ client, url, offset }, piece)).offset).toBe(offset + piece.length);
    }
    expect(await server.deps.blobs.stat(emiSourceKey(idOf(url)))).toEqual({ size: 134_217_728 });
  });

  it('is refused if more data arrives than announced', async () => {
    const { client, url } = await anUpload(1000);
    expect((await send({ client, url, offset: 0 }, anArchive(1001))).status).toBe(413);
    expect(await emiJobs(client)).toEqual([]);
  });
});

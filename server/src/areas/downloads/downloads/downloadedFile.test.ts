import { createHash, randomBytes } from 'node:crypto';
import http, { type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestServer } from '../../../testing/createTestServer.ts';
import {
  anInstaller,
  fileAddress,
  type TestInstaller,
} from '../../../testing/builders/installers.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { startTestSite } from '../../../testing/startTestSite.ts';

let server: TestServer;
let cookie: string;
let installer: TestInstaller;
let etag: string;
beforeAll(async () => {
  server = await startTestSite();
  ({ cookie } = await server.signIn(await aPerson(server.deps)));
  installer = await anInstaller(server.deps, { content: randomBytes(5_000_000) });
  etag = `"${installer.sha256}"`;
});
afterAll(() => server.close());

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Asked {
  readonly method?: 'GET' | 'HEAD';
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Number of received bytes after which the test cuts the connection. */
  readonly cutAfter?: number;
}

/** Receives a file over a real connection; the path is sent unchanged. */
function receive(asked: Asked = {}): Promise<Received> {
  const { method = 'GET', path = fileAddress(installer), headers, cutAfter = Infinity } = asked;
  const options = { method, path, headers: { cookie, ...headers } };
  return new Promise((resolve, reject) => {
    const request = http.request(server.deps.config.managerUrl, options, (answer) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = () => {
        const { statusCode: status = 0, headers: received } = answer;
        resolve({ status, headers: received, body: Buffer.concat(chunks) });
      };
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size < cutAfter) return;
        request.destroy();
        finish();
      });
      answer.on('end', finish);
      answer.on('error', () => undefined);
    });
    request.on('error', reject);
    request.end();
  });
}

describe('GET /download/thanks/{v}', () => {
  it('answers the file with its name, size, tag and digest', async () => {
    const { status, headers, body } = await receive();
    expect(status).toBe(200);
    expect(body.equals(installer.content)).toBe(true);
    const digest = createHash('sha256').update(installer.content).digest('base64');
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '5000000',
      'content-disposition': 'attachment; filename="setup-12.0.0-x64.exe"',
      'accept-ranges': 'bytes',
      'repr-digest': `sha-256=:${digest}:`,
      'x-content-type-options': 'nosniff',
      'last-modified': installer.published_at.toUTCString(),
      etag,
    });
  });

  it('answers HEAD with the same headers and no body', async () => {
    const [{ status, headers, body }, whole] = [await receive({ method: 'HEAD' }), await receive()];
    expect([status, body.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'etag', 'repr-digest', 'content-disposition']) {
      expect([name, headers[name]]).toEqual([name, whole.headers[name]]);
    }
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=4999990-', 4_999_990, 4_999_999],
    ['bytes=-10', 4_999_990, 4_999_999],
    ['bytes=0-9,10-19', 0, 19],
  ])('answers the range %s with that part', async (range, start, end) => {
    const { status, headers, body } = await receive({ headers: { range } });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${String(start)}-${String(end)}/5000000`);
    expect(body.equals(installer.content.subarray(start, end + 1))).toBe(true);
  });

  it('answers disjoint ranges with the whole file', async () => {
    const { status, body } = await receive({ headers: { range: 'bytes=0-9,100-109' } });
    expect([status, body.length]).toEqual([200, 5_000_000]);
  });

  it('answers a range past the end with 416 and the size', async () => {
    const { status, headers, body } = await receive({ headers: { range: 'bytes=5000000-' } });
    expect([status, body.length]).toEqual([416, 0]);
    expect(headers['content-range']).toBe('bytes */5000000');
    expect(headers['content-disposition']).toBeUndefined();
  });

  it('sends the whole file if it has changed since the first part', async () => {
    const headers = { range: 'bytes=10-', 'if-range': '"another"' };
    expect((await receive({ headers })).status).toBe(200);
  });

  it('answers 304 to a client that already has the file', async () => {
    expect((await receive({ headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('refuses a path with dots that leaves the folder', async () => {
    for (const path of ['/download/thanks/../../../etc/passwd', '/download/thanks/..']) {
      const { status, body } = await receive({ path });
      expect([404, 200, 302]).toContain(status);
      expect(body.toString()).not.toContain('root:');
    }
  });

  it('sends the whole file over a connection that drops twice', async () => {
    const pieces: Buffer[] = [];
    const received = () => Buffer.concat(pieces);
    pieces.push((await receive({ cutAfter: 1_000_000 })).body);
    for (const cutAfter of [1_500_000, Infinity]) {
      const from = received().length;
      expect(from).toBeLessThan(5_000_000);
      const headers = { range: `bytes=${String(from)}-`, 'if-range': etag };
      const piece = await receive({ headers, cutAfter });
      expect(piece.status).toBe(206);
      pieces.push(piece.body);
    }
    expect(createHash('sha256').update(received()).digest('hex')).toBe(installer.sha256);
  });
});

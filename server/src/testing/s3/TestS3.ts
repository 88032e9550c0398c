import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

const bucket = 'portal';
/** The one account of the server, and what else the library reads. */
const keys = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  // Else the library writes to the terminal that its releases of 2027 want a newer Node.js.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
};

/** Takes a request in the server's place; it goes to the server when it returns false. */
export type Interception = (request: IncomingMessage, answer: ServerResponse) => boolean;

/**
 * A small S3 server with one bucket, over HTTP. Before it stands a door that adds what it lacks:
 * writing under the condition that there is nothing, and giving up what comes in parts. Requests can
 * be looked at there, and fail.
 */
export class TestS3 {
  /** Of all requests: method, path and query. */
  readonly requests: { readonly line: string; readonly headers: http.IncomingHttpHeaders }[] = [];
  /** Set by tests of faults. */
  intercept: Interception | undefined;
  readonly #keys = new Set<string>();

  private constructor(
    private readonly server: S3rver,
    private readonly port: number,
    private readonly folder: string,
    private readonly door: http.Server,
  ) {}

  /** Puts the server's keys into the environment, where Amazon's library looks for them. */
  static async open(): Promise<TestS3> {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-s3-'));
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: folder,
      // It reads addresses of buckets in another way than they are signed.
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: bucket }],
    });
    const { port } = await server.run();
    const door = http.createServer();
    const s3 = new TestS3(server, port, folder, door);
    door.on('request', (request, answer) => {
      s3.#take(request, answer);
    });
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    Object.assign(process.env, keys);
    return s3;
  }

  /** The setting `BLOB_URL`, for a part of the bucket of one's own. */
  url(prefix: string, more = ''): string {
    const { port } = this.door.address() as AddressInfo;
    const endpoint = encodeURIComponent(`http://127.0.0.1:${String(port)}`);
    return `s3://${bucket}/${prefix}?endpoint=${endpoint}&path-style=1${more}`;
  }

  async close(): Promise<void> {
    for (const name of Object.keys(keys)) Reflect.deleteProperty(process.env, name);
    this.door.closeAllConnections();
    this.door.close();
    await this.server.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  #take(request: IncomingMessage, answer: ServerResponse): void {
    const { method = '', url = '', headers } = request;
    this.requests.push({ line: `${method} ${url}`, headers });
    if (this.intercept?.(request, answer) === true) return;
    const [object = ''] = url.split('?');
    const isPart = /[?&](partNumber|uploads)\b/.test(url);
    const isWritten = !isPart && (method === 'PUT' || method === 'POST');
    if (method === 'DELETE' && url.includes('uploadId=')) {
      answer.writeHead(204).end();
      return;
    }
    if (isWritten && headers['if-none-match'] === '*' && this.#keys.has(object)) {
      request.resume();
      refuse(answer, 412, 'PreconditionFailed');
      return;
    }
    if (isWritten) this.#keys.add(object);
    if (method === 'DELETE') this.#keys.delete(object);
    this.#pass(request, answer);
  }

  #pass(request: IncomingMessage, answer: ServerResponse): void {
    const { method, url, headers } = request;
    const order = { port: this.port, host: '127.0.0.1', method, path: url, headers };
    const passed = http.request(order, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    request.pipe(passed);
  }
}

/** Answers as S3 does when it refuses. */
export function refuse(answer: ServerResponse, status: number, code: string): void {
  answer.writeHead(status, { 'content-type': 'application/xml' });
  answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
}

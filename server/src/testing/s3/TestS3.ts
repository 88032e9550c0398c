import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';
import { Ceph, findCeph } from './Ceph.ts';
import { type S3Backend, startS3rver } from './startS3rver.ts';

const bucket = 'portal';

/** Variables that the AWS library reads. */
const environmentOf = ({ accessKey, secretKey }: S3Backend) => ({
  AWS_ACCESS_KEY_ID: accessKey,
  AWS_SECRET_ACCESS_KEY: secretKey,
  // Suppresses the AWS library's announcement of future Node requirements.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
});

/** Handles a request instead of the server; returns false to pass it on. */
export type Interception = (request: IncomingMessage, answer: ServerResponse) => boolean;

/**
 * An S3 server with one bucket over HTTP: a small one from npm, or Ceph in `npm run test:long` if
 * installed. A proxy in front of it records requests, injects faults, and adds what the small one
 * lacks.
 */
export class TestS3 {
  /** Method, path and query of all requests. */
  readonly requests: { readonly line: string; readonly headers: http.IncomingHttpHeaders }[] = [];
  /** Set by tests of faults. */
  intercept: Interception | undefined;
  /** Delay of each request. */
  delayMs = 0;
  /** Whether to alter the first byte of a response. */
  alters = false;
  readonly #keys = new Set<string>();

  private constructor(
    private readonly backend: S3Backend,
    private readonly door: http.Server,
  ) {}

  /** Sets the environment variables that the AWS library reads. */
  static async open(): Promise<TestS3> {
    const isCeph = process.env['TEST_LONG'] === '1' && findCeph() !== undefined;
    const backend = isCeph ? await Ceph.start(bucket) : await startS3rver(bucket);
    const door = http.createServer();
    const s3 = new TestS3(backend, door);
    door.on('request', (request, answer) => {
      s3.#take(request, answer);
    });
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    Object.assign(process.env, environmentOf(backend));
    return s3;
  }

  /** `BLOB_URL` for a separate part of the bucket. */
  url(prefix: string, more = ''): string {
    const endpoint = encodeURIComponent(this.#endpoint);
    return `s3://${bucket}/${prefix}?endpoint=${endpoint}&path-style=1${more}`;
  }

  /** A client for calls that the portal does not make. */
  client(): S3Client {
    return new S3Client({ endpoint: this.#endpoint, region: 'us-east-1', forcePathStyle: true });
  }

  get #endpoint(): string {
    const { port } = this.door.address() as AddressInfo;
    return `http://127.0.0.1:${String(port)}`;
  }

  async close(): Promise<void> {
    for (const name of Object.keys(environmentOf(this.backend))) {
      Reflect.deleteProperty(process.env, name);
    }
    this.door.closeAllConnections();
    this.door.close();
    await this.backend.close();
  }

  #take(request: IncomingMessage, answer: ServerResponse): void {
    const { method = '', url = '', headers } = request;
    this.requests.push({ line: `${method} ${url}`, headers });
    if (this.intercept?.(request, answer) === true) return;
    const go = () => {
      if (this.backend.isWhole || !this.#standsIn(request, answer)) this.#pass(request, answer);
    };
    if (this.delayMs === 0) go();
    else setTimeout(go, this.delayMs);
  }

  /**
   * @returns whether the request was handled here, because the small server would not handle it
   *   correctly
   */
  #standsIn(request: IncomingMessage, answer: ServerResponse): boolean {
    const { method = '', url = '', headers } = request;
    const [object = ''] = url.split('?');
    const isPart = /[?&](partNumber|uploads)\b/.test(url);
    const isWritten = !isPart && (method === 'PUT' || method === 'POST');
    if (method === 'DELETE' && url.includes('uploadId=')) {
      answer.writeHead(204).end();
      return true;
    }
    if (isWritten && headers['if-none-match'] === '*' && this.#keys.has(object)) {
      request.resume();
      refuse(answer, 412, 'PreconditionFailed');
      return true;
    }
    if (isWritten) this.#keys.add(object);
    if (method === 'DELETE') this.#keys.delete(object);
    return false;
  }

  #pass(request: IncomingMessage, answer: ServerResponse): void {
    const { method, url, headers } = request;
    const order = { port: this.backend.port, host: '127.0.0.1', method, path: url, headers };
    const passed = http.request(order, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      const alters = this.alters && method === 'GET';
      if (alters) given.once('data', (chunk: Buffer) => (chunk[0] = (chunk[0] ?? 0) ^ 1));
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    request.pipe(passed);
  }
}

/** Sends an S3 error. */
export function refuse(answer: ServerResponse, status: number, code: string): void {
  answer.writeHead(status, { 'content-type': 'application/xml' });
  answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
}

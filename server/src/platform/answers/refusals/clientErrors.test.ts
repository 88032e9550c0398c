import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorSchema } from '@portal/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
const ports = { manager: 0, accounts: 0 };

beforeAll(async () => {
  server = await createTestServer();
  ports.manager = await listen(server.manager);
  ports.accounts = await listen(server.accounts);
});
afterAll(() => server.close());

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Sends raw bytes. @returns the server's response */
async function ask(app: keyof typeof ports, ...lines: readonly string[]) {
  const socket = connect(ports[app], '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body, status: Number(head.split(' ')[1]) };
}

const common = ['Host: localhost', 'Connection: close'];
const longCookie = `Cookie: a=${'x'.repeat(20_000)}`;

describe('an address that cannot be decoded', () => {
  it.each(['manager', 'accounts'] as const)(
    'is a page in the reader’s language at %s',
    async (app) => {
      const ja = await ask(app, 'GET /%ff HTTP/1.1', ...common, 'Accept-Language: ja');
      expect(ja.status).toBeGreaterThanOrEqual(400);
      expect(ja.status).toBeLessThan(500);
      expect(ja.head).toContain('text/html');
      expect(ja.body).toContain('<html lang="ja">');
      const en = await ask(app, 'GET /license/%E3%81 HTTP/1.1', ...common, 'Accept-Language: en');
      expect(en.body).toContain('<html lang="en">');
    },
  );

  it('is JSON for a call', async () => {
    const answer = await ask('manager', 'GET /api/order/%ff/ HTTP/1.1', ...common);
    expect(answer.status).toBe(404);
    expect(errorSchema.parse(JSON.parse(answer.body)).code).toBe('not_found');
  });
});

describe('a request whose line or headers are too long', () => {
  it.each(['manager', 'accounts'] as const)(
    'is a page in the reader’s language at %s',
    async (app) => {
      const asked = ['GET /license HTTP/1.1', ...common, 'Accept-Language: ja', longCookie];
      const ja = await ask(app, ...asked);
      expect(ja.status).toBe(431);
      expect(ja.head).toMatch(/content-type: text\/html; charset=utf-8/i);
      expect(ja.head).toMatch(/content-security-policy: default-src 'none'/i);
      expect(ja.body).toContain('<html lang="ja">');
      expect(ja.body).toContain('リクエストが長すぎます');
      const en = await ask(app, `GET /license?q=${'x'.repeat(20_000)} HTTP/1.1`, ...common);
      expect(en.status).toBe(431);
      expect(en.body).toContain('This request is too long');
      expect(en.body).not.toContain('xxxx');
    },
  );

  it('is JSON for a call', async () => {
    const answer = await ask('manager', 'GET /api/licenses HTTP/1.1', ...common, longCookie);
    expect(answer.status).toBe(431);
    expect(answer.head).toMatch(/content-type: application\/json/i);
    const { code, request_id } = errorSchema.parse(JSON.parse(answer.body));
    expect(code).toBe('headers_too_large');
    expect(answer.head.toLowerCase()).toContain(`x-request-id: ${request_id ?? ''}`);
  });
});

describe('bytes that are no request', () => {
  it('are refused with the same JSON as other refusals', async () => {
    const answer = await ask('manager', 'GET /api/licenses HTTP/1.1', 'no header line');
    expect(answer.status).toBe(400);
    expect(errorSchema.parse(JSON.parse(answer.body)).code).toBe('invalid');
  });

  it.each(['GET /license HT', 'GET /license HTTP/1.1\r\nHost: local', 'POST / HTTP/1.1\r\n'])(
    'are refused with JSON when the connection closes early: %j',
    async (half) => {
      const socket = connect(ports.manager, '127.0.0.1');
      await once(socket, 'connect');
      socket.end(half);
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 400 /);
      expect(head).toMatch(/content-type: application\/json/i);
      expect(errorSchema.parse(JSON.parse(body)).code).toBe('invalid');
    },
  );
});

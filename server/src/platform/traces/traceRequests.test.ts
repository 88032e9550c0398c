import { once } from 'node:events';
import net from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { createLog } from '../http/createLog.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { recordTraces } from '../../testing/traces/recordTraces.ts';
import { activeTraceparent } from './spans.ts';
import { traceRequests } from './traceRequests.ts';

const traceId = 'a1'.repeat(16);
const traceparent = `00-${traceId}-${'b2'.repeat(8)}-01`;
const lines: string[] = [];
let traces: ReturnType<typeof recordTraces>;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  traces = recordTraces();
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  app = Fastify({ genReqId: () => 'request-1' });
  traceRequests(app, 'manager');
  app.addHook('onResponse', async () => {
    log.info('answered');
  });
  app.get('/things/:id', () => ({ traceparent: activeTraceparent() }));
  app.post('/things', () => ({ traceparent: activeTraceparent() }));
  app.get('/broken', () => Promise.reject(new Error('hanako@kiban.example')));
  app.get('/slow', () => new Promise(() => undefined));
  app.get('/health', () => ({}));
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  traces.forget();
});
afterAll(async () => {
  await app.close();
  traces.stop();
});

const traceOf = (answer: LightMyRequestResponse) =>
  answer.json<{ traceparent?: string }>().traceparent?.split('-')[1];

describe('the span of a request', () => {
  it('continues the trace of its header, without the address', async () => {
    const answer = await app.inject({
      url: '/things/secret-1?mail=hanako@kiban.example',
      headers: { traceparent, tracestate: 'other=hanako', baggage: 'user=hanako' },
    });
    expect(traceOf(answer)).toBe(traceId);
    const [span] = traces.spans();
    expect(span?.name).toBe('GET /things/:id');
    expect(span?.spanContext().traceId).toBe(traceId);
    expect(span?.parentSpanContext?.spanId).toBe('b2'.repeat(8));
    expect(span?.attributes).toEqual({
      'portal.app': 'manager',
      'portal.request_id': 'request-1',
      'http.request.method': 'GET',
      'http.route': '/things/:id',
      'http.response.status_code': 200,
    });
    expect(span?.spanContext().traceState).toBeUndefined();
  });

  it('is current after the body was read, and for log lines', async () => {
    const answer = await fetch(`${address}/things`, {
      method: 'POST',
      headers: { traceparent, 'content-type': 'application/json' },
      body: JSON.stringify({ some: 'thing' }),
    });
    expect(await answer.text()).toContain(traceId);
    const [span] = traces.spans();
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      msg: 'answered',
      trace_id: traceId,
      span_id: span?.spanContext().spanId,
    });
  });

  it('starts a new trace without a valid header', async () => {
    const ids = await Promise.all(
      [{}, { traceparent: 'hanako@kiban.example' }].map(async (headers) =>
        traceOf(await app.inject({ url: '/things/1', headers })),
      ),
    );
    expect(new Set([traceId, undefined, ...ids]).size).toBe(4);
  });

  it('records that a request failed, never the message', async () => {
    await app.inject({ url: '/broken' });
    const [span] = traces.spans();
    expect(span?.attributes).toMatchObject({ 'error.type': '500' });
    expect(span?.status).toEqual({ code: 2 });
    expect(span?.events).toEqual([]);
  });

  it('ends when the client disconnects', async () => {
    const socket = net.connect(Number(new URL(address).port), '127.0.0.1');
    const isAsked = new Promise<void>((resolve) => {
      app.server.once('request', () => {
        resolve();
      });
    });
    socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
    await isAsked;
    const isOver = once(socket, 'close');
    socket.destroy();
    await isOver;
    while (traces.spans().length === 0) await new Promise(setImmediate);
    expect(traces.spans()[0]?.attributes['error.type']).toBe('abandoned');
  });

  it('does not exist for a health check', async () => {
    await app.inject({ url: '/health', headers: { traceparent } });
    expect(traces.spans()).toEqual([]);
  });
});

describe('a page', () => {
  const pageOf = async (server: TestServer) =>
    (
      await server.manager.inject({
        url: '/license',
        headers: { accept: 'text/html', traceparent },
      })
    ).body;

  it('passes its trace to its scripts where tracing is on', async () => {
    const server = await createTestServer({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    });
    const page = await pageOf(server);
    await server.close();
    const span = traces.spans().find(({ name }) => name === 'GET /*');
    const own = `00-${traceId}-${String(span?.spanContext().spanId)}-01`;
    expect(page).toContain(`<meta name="traceparent" content="${own}">`);
  });

  it('mentions no trace where tracing is off', async () => {
    const server = await createTestServer();
    const page = await pageOf(server);
    await server.close();
    expect(page).toContain('csrf-token');
    expect(page).not.toContain('traceparent');
    expect(traces.spans()).toEqual([]);
  });
});

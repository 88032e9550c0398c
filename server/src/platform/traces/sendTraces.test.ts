import { once } from 'node:events';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLog } from '../http/createLog.ts';
import { freePort } from '../../testing/freePort.ts';
import { attributeOf, Collector } from '../../testing/traces/Collector.ts';
import { tracer } from './spans.ts';
import { startTraces } from './startTraces.ts';

const before = { ...process.env };
const lines: string[] = [];
const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });

beforeEach(() => {
  lines.length = 0;
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_TIMEOUT: '200',
    OTEL_BSP_SCHEDULE_DELAY: '10',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
});
afterEach(() => {
  process.env = { ...before };
});

const untilLogged = async (count: number) => {
  while (lines.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('traces', () => {
  it('are sent as configured, including the last ones on shutdown', async () => {
    const collector = await Collector.open();
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url;
    const end = await startTraces({ traces: 'http/json' }, log);
    tracer()
      .startSpan('act', { attributes: { 'portal.app': 'manager' } })
      .end();
    await end();
    await collector.close();
    const [span] = collector.spans;
    expect(span && attributeOf(span, 'portal.app')).toBe('manager');
    expect(collector.text).toContain('"deployment.environment.name"');
    expect(collector.text).toMatch(/"service.name","value":\{"stringValue":"portal"\}/);
    expect(lines).toEqual([]);
    tracer().startSpan('after').end();
    expect(tracer().startSpan('after').isRecording()).toBe(false);
  });

  it('are dropped while the collector is unavailable, logged once', async () => {
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${String(await freePort())}`;
    const end = await startTraces({ traces: 'http/protobuf' }, log);
    tracer().startSpan('first').end();
    await untilLogged(1);
    tracer().startSpan('second').end();
    await end();
    const written = lines.map((line): unknown => JSON.parse(line));
    expect(written).toMatchObject([
      { level: 'warn', msg: 'traces cannot be sent, and are dropped' },
    ]);
  });

  it('do not block the shutdown when the collector never answers', async () => {
    const sockets: net.Socket[] = [];
    const silent = net.createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${String(port)}`;
    Object.assign(process.env, {
      OTEL_EXPORTER_OTLP_TIMEOUT: '4000',
      OTEL_BSP_EXPORT_TIMEOUT: '4000',
    });
    const end = await startTraces({ traces: 'http/json' }, log);
    tracer().startSpan('act').end();
    await end();
    for (const socket of sockets) socket.destroy();
    silent.close();
    expect(tracer().startSpan('after').isRecording()).toBe(false);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CompiledQuery } from 'kysely';
import { recordTraces } from '../../testing/traces/recordTraces.ts';
import { noteStatement } from './noteStatement.ts';
import { inSpan, tracer, within } from './spans.ts';
import { traceCall } from './traceCall.ts';

let traces: ReturnType<typeof recordTraces>;
beforeAll(() => {
  traces = recordTraces();
});
afterEach(() => {
  traces.forget();
});
afterAll(() => {
  traces.stop();
});

const inTrace = <Result>(run: () => Promise<Result>) => within(tracer().startSpan('act'), run);
const spanOf = (name: string) => traces.spans().find((span) => span.name === name);

const query = CompiledQuery.raw('select "id" from "user" where "email" = $1', ['o@kiban.example']);
const queryDurationMillis = 4;

describe('a statement', () => {
  it('is a span with its text and duration, without its values', async () => {
    await inTrace(() => {
      noteStatement({ level: 'query', query, queryDurationMillis });
      return Promise.resolve();
    });
    const span = spanOf('select');
    expect(span?.attributes).toEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': 'select',
      'db.query.text': 'select "id" from "user" where "email" = $1',
    });
    expect(span?.duration).toEqual([0, 4_000_000]);
    expect(span?.parentSpanContext?.spanId).toBe(spanOf('act')?.spanContext().spanId);
  });

  it('records the code of its failure, not the message', async () => {
    const failure = Object.assign(new Error('Key (email)=(o@kiban.example)'), { code: '23505' });
    await inTrace(() => {
      noteStatement({ level: 'error', error: failure, query, queryDurationMillis });
      return Promise.resolve();
    });
    expect(spanOf('select')?.attributes['error.type']).toBe('23505');
    expect(spanOf('select')?.events).toEqual([]);
  });

  it('is no span outside a trace', () => {
    noteStatement({ level: 'query', query, queryDurationMillis });
    expect(traces.spans()).toEqual([]);
  });
});

describe('a call to another service', () => {
  it('propagates its trace, and is a span with its status', async () => {
    let sent: string | undefined;
    await inTrace(() =>
      traceCall('accounts', 'POST', ({ traceparent }) => {
        sent = traceparent;
        return Promise.resolve(new Response('', { status: 503 }));
      }),
    );
    const span = spanOf('POST accounts');
    const { traceId = '', spanId = '' } = span?.spanContext() ?? {};
    expect(sent).toBe(`00-${traceId}-${spanId}-01`);
    expect(span?.attributes).toMatchObject({ 'http.response.status_code': 503 });
    expect(span?.status.code).toBe(2);
  });

  it('propagates nothing outside a trace', async () => {
    await traceCall('accounts', 'GET', (headers) => {
      expect(headers).toEqual({});
      return Promise.resolve(new Response(''));
    });
    expect(traces.spans()).toEqual([]);
  });
});

describe('inSpan', () => {
  it('returns the result and rethrows the error', async () => {
    expect(await inTrace(() => inSpan('file read', {}, () => Promise.resolve('content')))).toBe(
      'content',
    );
    const gone = new Error('gone');
    const failing = inTrace(() => inSpan('file put', {}, () => Promise.reject(gone)));
    await expect(failing).rejects.toBe(gone);
    expect(spanOf('file put')?.attributes).toEqual({ 'error.type': 'Error' });
  });

  it('makes no span of work that outlives its parent', async () => {
    let late = Promise.resolve('');
    let end: () => void = () => undefined;
    const isOver = new Promise<void>((resolve) => {
      end = resolve;
    });
    await inTrace(() => {
      late = isOver.then(() => inSpan('file read', {}, () => Promise.resolve('late')));
      return Promise.resolve();
    });
    end();
    expect(await late).toBe('late');
    expect(spanOf('file read')).toBeUndefined();
  });
});

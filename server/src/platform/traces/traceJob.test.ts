import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PgBossQueue } from '../jobs/PgBossQueue.ts';
import { defineJob } from '../jobs/Queue.ts';
import { createLog } from '../http/createLog.ts';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import { recordTraces } from '../../testing/traces/recordTraces.ts';
import { tracer, within } from './spans.ts';

const noteJob = defineJob<{ readonly note: string }>('test.note');
const lines: string[] = [];
const notes: object[] = [];
let traces: ReturnType<typeof recordTraces>;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let queue: PgBossQueue;

beforeAll(async () => {
  traces = recordTraces();
  database = await openTestDatabase();
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  queue = new PgBossQueue(database.db, log, { background: false });
  queue.work(noteJob, (data) => {
    notes.push(data);
    return data.note === 'bad' ? Promise.reject(new Error('no luck')) : Promise.resolve();
  });
  await queue.start({ workers: false });
});
afterEach(() => {
  traces.forget();
});
afterAll(async () => {
  await queue.stop();
  await database.close();
  traces.stop();
});

/** Adds a job in a new trace. @returns the trace id */
async function addInTrace(note: string): Promise<string> {
  const span = tracer().startSpan('act');
  await within(span, () => queue.enqueue(database.db, noteJob, { note }));
  return span.spanContext().traceId;
}

const jobSpan = () => traces.spans().find(({ name }) => name === 'job test.note');

describe('a job', () => {
  it('continues the trace in which it was added, and receives only its data', async () => {
    const traceId = await addInTrace('good');
    await queue.drain();
    expect(notes.at(-1)).toEqual({ note: 'good' });
    const act = traces.spans().find(({ name }) => name === 'act');
    expect(jobSpan()?.spanContext().traceId).toBe(traceId);
    expect(jobSpan()?.parentSpanContext?.spanId).toBe(act?.spanContext().spanId);
    expect(jobSpan()?.attributes).toMatchObject({ 'portal.job': 'test.note' });
  });

  it('logs the trace in which it fails', async () => {
    const traceId = await addInTrace('bad');
    await expect(queue.drain()).rejects.toThrow('no luck');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'job failed', trace_id: traceId });
    expect(jobSpan()?.attributes['error.type']).toBe('Error');
  });

  it('starts a new trace when it was added without one', async () => {
    await queue.enqueue(database.db, noteJob, { note: 'alone' });
    await queue.drain();
    expect(notes.at(-1)).toEqual({ note: 'alone' });
    expect(jobSpan()?.parentSpanContext).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import type { LogEvent } from 'kysely';
import { Registry } from 'prom-client';
import { WorkMetrics } from './WorkMetrics.ts';

function create() {
  const registry = new Registry();
  return { metrics: new WorkMetrics(registry), read: () => registry.metrics() };
}

const statement = (level: string, kind: string, queryDurationMillis: number) =>
  ({ level, query: { query: { kind } }, queryDurationMillis }) as LogEvent;

describe('WorkMetrics', () => {
  it('counts statements by kind and outcome', async () => {
    const { metrics, read } = create();
    metrics.countQuery(statement('query', 'SelectQueryNode', 4));
    metrics.countQuery(statement('error', 'RawNode', 2_000));
    const text = await read();
    const name = 'portal_database_query_seconds';
    expect(text).toContain(`${name}_sum{kind="select",outcome="done"} 0.004`);
    expect(text).toContain(`${name}_sum{kind="other",outcome="failed"} 2`);
  });

  it('returns the result of an operation and rethrows its error', async () => {
    const { metrics, read } = create();
    expect(await metrics.timeFile('read', () => Promise.resolve('content'))).toBe('content');
    const gone = new Error('gone');
    await expect(metrics.timeFile('read', () => Promise.reject(gone))).rejects.toBe(gone);
    await expect(metrics.timeJob('mail.send', 0, () => Promise.reject(gone))).rejects.toBe(gone);
    const text = await read();
    expect(text).toContain('portal_file_seconds_count{act="read",outcome="done"} 1');
    expect(text).toContain('portal_file_seconds_count{act="read",outcome="failed"} 1');
    expect(text).toContain('portal_job_seconds_count{job="mail.send",outcome="failed"} 1');
  });

  it('measures how late a job started', async () => {
    const { metrics, read } = create();
    await metrics.timeJob('mail.send', 30_000, () => Promise.resolve());
    // Half a second ahead of the clock that set the due time.
    await metrics.timeJob('mail.send', -500, () => Promise.resolve());
    expect(await read()).toContain('portal_job_delay_seconds_sum 30\n');
  });

  it('distinguishes rendered previews from missing ones', async () => {
    const { metrics, read } = create();
    await metrics.timePreview('mf-parts', () => Promise.resolve('markup'));
    await metrics.timePreview('mf-parts', () => Promise.resolve(undefined));
    const text = await read();
    expect(text).toContain('portal_preview_seconds_count{remote="mf-parts",outcome="rendered"} 1');
    expect(text).toContain('portal_preview_seconds_count{remote="mf-parts",outcome="none"} 1');
  });
});

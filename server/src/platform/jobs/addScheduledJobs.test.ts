import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { addScheduledJobs } from './addScheduledJobs.ts';

const log = pino({ level: 'silent' });
const entries = [
  { job: { name: 'daily' }, cron: '40 5 * * *' },
  { job: { name: 'each-minute' }, cron: '* * * * *' },
  { job: { name: 'by-hand' } },
];

/** Jobs added from a time on by a process that sleeps for these seconds between checks. */
async function addedFrom(start: string, rests: readonly number[], failsFor = 0) {
  const ending = new AbortController();
  const added: string[] = [];
  const left = [...rests];
  let at = Date.parse(start);
  let fails = failsFor;
  await addScheduledJobs(
    entries,
    {
      add: (name) => {
        fails -= 1;
        if (fails >= 0) return Promise.reject(new Error('away'));
        added.push(`${name} ${new Date(at).toISOString().slice(11, 19)}`);
        return Promise.resolve();
      },
      log,
      now: () => at,
      rest: () => {
        const next = left.shift();
        if (next === undefined) ending.abort();
        else at += next * 1000;
        return Promise.resolve();
      },
    },
    ending.signal,
  );
  return added;
}

describe('addScheduledJobs', () => {
  it('adds each job once for each of its times', async () => {
    expect(await addedFrom('2026-11-21T20:39:10Z', [30, 30, 30, 30])).toEqual([
      'each-minute 20:39:10',
      'daily 20:40:10',
      'each-minute 20:40:10',
      'each-minute 20:41:10',
    ]);
  });

  it('adds jobs due within the minute before it began', async () => {
    expect(await addedFrom('2026-11-21T20:40:59Z', [])).toContain('daily 20:40:59');
    expect(await addedFrom('2026-11-21T20:41:00Z', [])).not.toContain('daily 20:41:00');
  });

  it('skips jobs that it slept through', async () => {
    expect(await addedFrom('2026-11-21T20:39:10Z', [3600, 60])).toEqual([
      'each-minute 20:39:10',
      'each-minute 21:39:10',
      'each-minute 21:40:10',
    ]);
  });

  it('follows a clock that is set back', async () => {
    expect(await addedFrom('2026-11-22T05:39:40Z', [-9 * 3600, 30])).toEqual([
      'each-minute 05:39:40',
      'each-minute 20:39:40',
      'daily 20:40:10',
      'each-minute 20:40:10',
    ]);
  });

  it('retries a job that could not be added, while it is due', async () => {
    expect(await addedFrom('2026-11-21T20:40:05Z', [30, 30], 2)).toEqual([
      'daily 20:40:35',
      'each-minute 20:40:35',
      'each-minute 20:41:05',
    ]);
  });
});

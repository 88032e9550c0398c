import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { DatabaseAwayError, FilesAwayError } from '../../platform/errors.ts';
import { retryStart } from './retryStart.ts';

const lines: string[] = [];
const log = pino({}, { write: (line) => lines.push(line) });
const { signal } = new AbortController();

/** A start that fails with these errors in turn before it succeeds. */
const failing = (...failures: Error[]) => {
  let starts = 0;
  return () => {
    const failure = failures[starts];
    starts += 1;
    return failure ? Promise.reject(failure) : Promise.resolve(starts);
  };
};

describe('retryStart', () => {
  it('retries when the database or the blob store becomes unavailable, and logs it', async () => {
    const start = failing(new DatabaseAwayError('why'), new FilesAwayError('why'));
    expect(await retryStart(start, log, signal)).toBe(3);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('the files went away during the start');
  });

  it('ends at any other error', async () => {
    const start = failing(new Error('a fault'));
    await expect(retryStart(start, log, signal)).rejects.toThrow('a fault');
  });

  it('ends when the wait is cancelled', async () => {
    const giveUp = new AbortController();
    const start = () => {
      giveUp.abort();
      return Promise.reject(new FilesAwayError('why'));
    };
    await expect(retryStart(start, log, giveUp.signal)).rejects.toThrow('files_away');
  });
});

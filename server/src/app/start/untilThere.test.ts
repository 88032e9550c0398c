import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { DatabaseAwayError, FilesAwayError } from '../../platform/errors.ts';
import { untilThere } from './untilThere.ts';

const lines: string[] = [];
const log = pino({}, { write: (line) => lines.push(line) });
const { signal } = new AbortController();

/** A start that fails so, one after the other, before it succeeds. */
const failing = (...failures: Error[]) => {
  let starts = 0;
  return () => {
    const failure = failures[starts];
    starts += 1;
    return failure ? Promise.reject(failure) : Promise.resolve(starts);
  };
};

describe('untilThere', () => {
  it('begins anew when the database or the files went away, and says so', async () => {
    const start = failing(new DatabaseAwayError('why'), new FilesAwayError('why'));
    expect(await untilThere(start, log, signal)).toBe(3);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('the files went away during the start');
  });

  it('ends at any other fault', async () => {
    const start = failing(new Error('a fault'));
    await expect(untilThere(start, log, signal)).rejects.toThrow('a fault');
  });

  it('ends when the waiting is given up', async () => {
    const giveUp = new AbortController();
    const start = () => {
      giveUp.abort();
      return Promise.reject(new FilesAwayError('why'));
    };
    await expect(untilThere(start, log, giveUp.signal)).rejects.toThrow('files_away');
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  browserRule,
  addressRule,
  afterFailure,
  waitSeconds,
  type FailureCount,
} from './lockOut.ts';

const start = new Date('2026-11-20T00:00:00Z');

function later(seconds: number): Date {
  return new Date(start.getTime() + seconds * 1000);
}

function failures(times: number, rule = browserRule): FailureCount {
  let count: FailureCount | undefined;
  for (let time = 0; time < times; time += 1) count = afterFailure(count, start, rule);
  if (!count) throw new Error('needs at least one failure');
  return count;
}

describe('waitSeconds', () => {
  it('does not make anybody wait without failures', () => {
    expect(waitSeconds(undefined, start, browserRule)).toBe(0);
  });

  it('allows four wrong passwords', () => {
    expect(waitSeconds(failures(4), start, browserRule)).toBe(0);
  });

  it.each([
    [5, 30],
    [6, 60],
    [7, 120],
    [9, 480],
    [10, 900],
    [500, 900],
  ])('after %i failures of an account waits %i seconds', (times, seconds) => {
    expect(waitSeconds(failures(times), start, browserRule)).toBe(seconds);
  });

  it('allows many failures from one office, then slows its network down', () => {
    expect(waitSeconds(failures(49, addressRule), start, addressRule)).toBe(0);
    expect(waitSeconds(failures(50, addressRule), start, addressRule)).toBe(60);
  });

  it('counts down in whole seconds and ends', () => {
    expect(waitSeconds(failures(5), later(29.5), browserRule)).toBe(1);
    expect(waitSeconds(failures(5), later(30), browserRule)).toBe(0);
  });
});

describe('afterFailure', () => {
  it('goes on counting after a pause, so that the next pause is longer', () => {
    const sixth = afterFailure(failures(5), later(31), browserRule);
    expect(waitSeconds(sixth, later(31), browserRule)).toBe(60);
  });

  it('starts anew after a day without failures', () => {
    expect(afterFailure(failures(7), later(24 * 3600 + 1), browserRule).failures).toBe(1);
  });
});

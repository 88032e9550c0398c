import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ServerClock } from './ServerClock.ts';

const start = Date.parse('2026-11-26T00:00:00Z');
const hour = 3_600_000;
let ahead: number[];
let clock: ServerClock;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  ahead = [];
  clock = new ServerClock((seconds) => ahead.push(seconds));
});
afterEach(() => {
  jest.useRealTimers();
});

/** Lets the question be under way for a while, of which the server looks at its clock at the end. */
function compare(serverMs: number, roundTripMs = 0): void {
  const sentAt = performance.now();
  jest.advanceTimersByTime(roundTripMs);
  clock.compare(serverMs, sentAt, performance.now());
}
const offset = () => clock.now().getTime() - Date.now();

describe('ServerClock', () => {
  it('is the machine’s until the server has said its time', () => {
    expect(offset()).toBe(0);
    compare(start - hour);
    expect(offset()).toBe(-hour);
  });

  it('takes the first answer for given in the middle of the way there and back', () => {
    compare(start + hour, 400);
    expect(offset()).toBe(hour - 200);
  });

  it('goes on when the machine’s clock is set', () => {
    compare(start);
    clock.now();
    jest.advanceTimersByTime(2_000);
    jest.setSystemTime(start + hour);
    expect(clock.now()).toEqual(new Date(start + 2_000));
  });

  it('is not moved by an answer that was long under way', () => {
    compare(start);
    jest.advanceTimersByTime(1_000);
    // Given at once, and heard late.
    compare(start + 1_000, 5_000);
    expect(offset()).toBe(0);
    // Given late, and heard at once.
    compare(start + 11_000, 5_000);
    expect(offset()).toBe(0);
  });

  it('stands still for less than a second rather than going back', () => {
    compare(start);
    const before = clock.now();
    compare(start - 900);
    expect(clock.now()).toEqual(before);
    jest.advanceTimersByTime(1_000);
    expect(clock.now()).toEqual(new Date(start + 100));
  });

  it('goes back with a server’s clock that was set back further', () => {
    compare(start);
    clock.now();
    compare(start - hour);
    expect(clock.now()).toEqual(new Date(start - hour));
    jest.advanceTimersByTime(1_000);
    expect(clock.now()).toEqual(new Date(start - hour + 1_000));
  });

  it('tells by how much the machine’s clock is ahead', () => {
    compare(start);
    jest.setSystemTime(start + hour);
    compare(start);
    jest.setSystemTime(start - hour);
    compare(start);
    expect(ahead).toEqual([0, 3_600, -3_600]);
  });
});

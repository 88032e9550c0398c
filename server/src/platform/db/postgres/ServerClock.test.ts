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

/** Simulates a query whose server reads its clock at the end. */
function compare(serverMs: number, roundTripMs = 0): void {
  const sentAt = performance.now();
  jest.advanceTimersByTime(roundTripMs);
  clock.compare(serverMs, sentAt, performance.now());
}
const offset = () => clock.now().getTime() - Date.now();

describe('ServerClock', () => {
  it('is the machine’s clock until the server has answered', () => {
    expect(offset()).toBe(0);
    compare(start - hour);
    expect(offset()).toBe(-hour);
  });

  it('assumes that the first answer was given halfway through the round trip', () => {
    compare(start + hour, 400);
    expect(offset()).toBe(hour - 200);
  });

  it('continues when the machine’s clock is set', () => {
    compare(start);
    clock.now();
    jest.advanceTimersByTime(2_000);
    jest.setSystemTime(start + hour);
    expect(clock.now()).toEqual(new Date(start + 2_000));
  });

  it('is not moved by an answer with a long round trip', () => {
    compare(start);
    jest.advanceTimersByTime(1_000);
    // Given at once and received late.
    compare(start + 1_000, 5_000);
    expect(offset()).toBe(0);
    // Given late and received at once.
    compare(start + 11_000, 5_000);
    expect(offset()).toBe(0);
  });

  it('pauses for less than a second instead of going back', () => {
    compare(start);
    const before = clock.now();
    compare(start - 900);
    expect(clock.now()).toEqual(before);
    jest.advanceTimersByTime(1_000);
    expect(clock.now()).toEqual(new Date(start + 100));
  });

  it('goes back when the server’s clock was set back further', () => {
    compare(start);
    clock.now();
    compare(start - hour);
    expect(clock.now()).toEqual(new Date(start - hour));
    jest.advanceTimersByTime(1_000);
    expect(clock.now()).toEqual(new Date(start - hour + 1_000));
  });

  it('reports how far the machine’s clock is ahead', () => {
    compare(start);
    jest.setSystemTime(start + hour);
    compare(start);
    jest.setSystemTime(start - hour);
    compare(start);
    expect(ahead).toEqual([0, 3_600, -3_600]);
  });
});

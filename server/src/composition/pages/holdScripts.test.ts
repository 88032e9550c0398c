import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { holdScripts } from './holdScripts.ts';

const scripts = { preloads: 'preloads', tags: 'tags' };
let sent: readonly string[] = [];
const hold = () =>
  holdScripts(
    {
      send: (text) => {
        sent = [...sent, text];
      },
    },
    scripts,
  );

beforeEach(() => {
  sent = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('holdScripts', () => {
  it('fetches and runs scripts once each', () => {
    const bring = hold();
    expect(sent).toEqual([]);
    bring();
    bring();
    jest.runAllTimers();
    expect(sent).toEqual(['preloads', 'tags']);
  });

  it('delays them for a moment at most', () => {
    const bring = hold();
    jest.advanceTimersByTime(149);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual(['preloads']);
    jest.advanceTimersByTime(349);
    expect(sent).toEqual(['preloads']);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual(['preloads', 'tags']);
    bring();
    expect(sent).toEqual(['preloads', 'tags']);
  });
});

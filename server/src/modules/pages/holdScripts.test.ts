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
  it('has scripts fetched, and run, once each', () => {
    const held = hold();
    expect(sent).toEqual([]);
    held.fetch();
    expect(sent).toEqual(['preloads']);
    held.run();
    held.run();
    jest.runAllTimers();
    expect(sent).toEqual(['preloads', 'tags']);
  });

  it('has them fetched where they are run at once', () => {
    hold().run();
    expect(sent).toEqual(['preloads', 'tags']);
  });

  it('holds them no longer than a moment', () => {
    const held = hold();
    jest.advanceTimersByTime(149);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual(['preloads']);
    jest.advanceTimersByTime(349);
    expect(sent).toEqual(['preloads']);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual(['preloads', 'tags']);
    held.run();
    expect(sent).toEqual(['preloads', 'tags']);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { holdScripts } from './holdScripts.ts';

const scripts = { preloads: 'preloads', tags: 'tags', tagsAfterPaint: 'tags after paint' };
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
  it('has scripts fetched, and run once what comes before them is painted', () => {
    const held = hold();
    expect(sent).toEqual([]);
    held.fetch();
    expect(sent).toEqual(['preloads']);
    held.run(true);
    held.run();
    jest.runAllTimers();
    expect(sent).toEqual(['preloads', 'tags after paint']);
  });

  it('has them run at once where nothing is painted', () => {
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
    held.run(true);
    expect(sent).toEqual(['preloads', 'tags']);
  });
});

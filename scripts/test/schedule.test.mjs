import { expect, it } from '@jest/globals';
import { schedule } from './schedule.mjs';

/** Makes steps that write down when they start and end, and answer with their name in capitals. */
function recorder() {
  const events = [];
  const step = (name, cores, after) => ({
    name,
    cores,
    after,
    run: async () => {
      events.push(`${name} starts`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
      return name.toUpperCase();
    },
  });
  return { events, step };
}

it('runs what fits, in order, and waits for what a step needs', async () => {
  const { events, step } = recorder();
  const results = await schedule([step('a', 1), step('both', 2, ['a']), step('b', 1)], 2);
  expect(events.slice(0, 2)).toEqual(['a starts', 'b starts']);
  expect(events.indexOf('both starts')).toBeGreaterThan(events.indexOf('b ends'));
  expect(results.get('both')).toBe('BOTH');
});

it('runs what keeps no core busy beside everything else', async () => {
  const { events, step } = recorder();
  await schedule([step('idle', 0), step('next', 0, ['idle']), step('both', 2)], 2);
  expect(events.slice(0, 2)).toEqual(['idle starts', 'both starts']);
  expect(events.indexOf('next starts')).toBeGreaterThan(events.indexOf('idle ends'));
});

it('starts nothing more when a result ends the run', async () => {
  const { events, step } = recorder();
  const isOver = (result) => result === 'A';
  const results = await schedule([step('a', 1), step('b', 1), step('c', 1)], 2, isOver);
  expect(events).not.toContain('c starts');
  expect([...results.keys()].sort()).toEqual(['a', 'b']);
});

import { expect, it } from '@jest/globals';
import { schedule } from './schedule.mjs';

/** Makes steps that write down when they start and end, and answer with their name in capitals. */
function recorder() {
  const events = [];
  const step = (name, rest) => ({
    name,
    ...rest,
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
  const results = await schedule(
    [step('a'), step('alone', { isAlone: true, after: ['a'] }), step('b')],
    2,
  );
  expect(events.slice(0, 2)).toEqual(['a starts', 'b starts']);
  expect(events.indexOf('alone starts')).toBeGreaterThan(events.indexOf('b ends'));
  expect(results.get('alone')).toBe('ALONE');
});

it('starts nothing more when a result ends the run', async () => {
  const { events, step } = recorder();
  const isOver = (result) => result === 'A';
  const results = await schedule([step('a'), step('b'), step('c')], 2, isOver);
  expect(events).not.toContain('c starts');
  expect([...results.keys()].sort()).toEqual(['a', 'b']);
});

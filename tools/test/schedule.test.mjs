import { expect, it } from '@jest/globals';
import { schedule } from './schedule.mjs';

/** Makes steps that record their start and end and return their name in capitals. */
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

it('runs steps in order, and waits for their dependencies', async () => {
  const { events, step } = recorder();
  const results = await schedule(
    [step('a'), step('alone', { isAlone: true, after: ['a'] }), step('b')],
    2,
  );
  expect(events.slice(0, 2)).toEqual(['a starts', 'b starts']);
  expect(events.indexOf('alone starts')).toBeGreaterThan(events.indexOf('b ends'));
  expect(results.get('alone')).toBe('ALONE');
});

it('starts nothing more after a result that ends the run', async () => {
  const { events, step } = recorder();
  const isOver = (result) => result === 'A';
  const results = await schedule([step('a'), step('b'), step('c')], 2, isOver);
  expect(events).not.toContain('c starts');
  expect([...results.keys()].sort()).toEqual(['a', 'b']);
});

import { expect, it } from '@jest/globals';
import { Lag } from './Lag.ts';

it('is the age of the position that the standby has replayed', () => {
  const lag = new Lag();
  expect(lag.note({ bytes: 100, at: 0 }, 50)).toBe(Infinity);
  expect(lag.note({ bytes: 200, at: 1_000 }, 100)).toBe(1_000);
  expect(lag.note({ bytes: 300, at: 2_000 }, 150)).toBe(2_000);
  expect(lag.note({ bytes: 300, at: 3_000 }, 200)).toBe(2_000);
  expect(lag.note({ bytes: 300, at: 4_000 }, 300)).toBe(0);
});

it('does not grow on an idle server, and grows when the standby is cut off', () => {
  const lag = new Lag();
  for (let at = 0; at < 5_000; at += 1_000) expect(lag.note({ bytes: 7, at }, 7)).toBe(0);
  expect(lag.note({ bytes: 8, at: 5_000 }, 7)).toBe(1_000);
  expect(lag.note({ bytes: 9, at: 65_000 }, 7)).toBe(61_000);
});

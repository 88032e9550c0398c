import { expect, it } from '@jest/globals';
import { runText } from './runText.ts';

const run = {
  since: '2026-11-20T10:00:30.000Z',
  until: '2026-11-24T09:00:00.000Z',
  act: 'publish',
  actor: 'token:ci-parts',
  commit: null,
  note: null,
  stop: null,
} as const;
const now = new Date('2026-11-20T13:30:00.000Z');

it.each([
  [run, '2026-11-20 10:00 to 2026-11-24 09:00 (3 days), published by token:ci-parts'],
  [
    { ...run, until: null, act: 'rollback' as const, note: 'sums are wrong' },
    'since 2026-11-20 10:00 (3 h), rolled back to by token:ci-parts, “sums are wrong”',
  ],
  [
    { ...run, until: '2026-11-20T10:30:00.000Z', commit: `${'a1b2'.repeat(10)}-dirty` },
    '2026-11-20 10:00 to 2026-11-20 10:30 (29 min), published by token:ci-parts, commit a1b2a1b2a1b2-dirty',
  ],
  [
    {
      ...run,
      until: '2026-11-20T10:05:30.000Z',
      act: 'canary' as const,
      note: 'to staff',
      stop: { act: 'stop' as const, actor: 'system', note: 'it failed 3 of 4 people' },
    },
    '2026-11-20 10:00 to 2026-11-20 10:05 (5 min), canary by token:ci-parts, “to staff”, stopped by system, “it failed 3 of 4 people”',
  ],
  [
    {
      ...run,
      until: '2026-11-20T10:30:30.000Z',
      stop: { act: 'withdraw' as const, actor: 'console:ops', note: 'nobody uses it' },
    },
    '2026-11-20 10:00 to 2026-11-20 10:30 (30 min), published by token:ci-parts, withdrawn by console:ops, “nobody uses it”',
  ],
])('formats %j', (one, text) => {
  expect(runText(one, now)).toBe(text);
});

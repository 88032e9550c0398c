import { expect, it } from '@jest/globals';
import { encounterRow } from './encounterRow.ts';
import type { Encounter } from './meetFault.ts';

const quiet: Encounter = {
  acts: 100,
  problems: [],
  troubleMs: 0,
  wholeMs: 2_000,
  longestMs: 400,
};

it('sums events, and has the median and maximum of times', () => {
  const problems = ['list: 503', 'order: 503', 'list: 503'];
  const bad = { ...quiet, problems, troubleMs: 1_240, wholeMs: 9_000 };
  const series = { encounters: [quiet, bad, quiet], lost: 1, doubled: 0, faults: [] };
  expect(encounterRow('the disk is full', series)).toEqual([
    'the disk is full',
    '3',
    '300',
    '3',
    '0.0 (1.2)',
    '0.4 (0.4)',
    '2.0 (9.0)',
    '1',
    '0',
    'list: 503 ×2, order: 503 ×1',
  ]);
});

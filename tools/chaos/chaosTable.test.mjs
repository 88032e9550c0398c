import { expect, it } from '@jest/globals';
import { chaosTable } from './chaosTable.mjs';

const fine = { frame: true, others: true, back: true };
const run = (name, outcome, error) => ({ name, group: 'files', outcome, error });

it('has one row per case, with the median and the longest time until the screen was back', () => {
  const table = chaosTable([
    run('entry: missing', { ...fine, words: true, backMs: 900 }),
    run('entry: missing', { ...fine, words: true, backMs: 300 }),
    run('entry: missing', { ...fine, words: true, backMs: 400 }),
    run('entry: altered once', { ...fine, backMs: 1_000 }),
  ]);
  expect(table).toBe(
    [
      '| files | runs | frame stayed | other screens | words | back on the page |',
      '| --- | --- | --- | --- | --- | --- |',
      '| entry: missing | 3 | yes | yes | yes | yes, 0.4 s (0.9 s) |',
      '| entry: altered once | 1 | yes | yes | – | yes, 1.0 s (1.0 s) |',
      '',
      '2 cases, 4 runs, 0 cases that failed',
      '',
    ].join('\n'),
  );
});

it('counts the runs in which a check held, and gives each reason of failure once', () => {
  const late = { ...fine, back: 'Timeout 10000ms' };
  const table = chaosTable([
    run('entry: lost', late, 'failed'),
    run('entry: lost', late, 'failed'),
    run('entry: lost', { ...fine, backMs: 500 }),
  ]);
  expect(table).toContain('| entry: lost | 3 | yes | yes | – | 1 of 3, 0.5 s (0.5 s) |');
  expect(table.match(/- entry: lost: back: Timeout 10000ms/g)).toHaveLength(1);
  expect(table).toContain('1 cases, 3 runs, 1 cases that failed');
});

it('reports an unfinished run, and a run that failed only by console errors', () => {
  const table = chaosTable([
    run('a: lost', undefined, 'Test timeout of 45000ms exceeded.'),
    run('b: lost', { ...fine, backMs: 100 }, 'what the console heard'),
  ]);
  expect(table).toContain('| a: lost | 1 | no | no | no | no |');
  expect(table).toContain('- a: lost: Test timeout of 45000ms exceeded.');
  expect(table).toContain('- b: lost: what the console heard');
});

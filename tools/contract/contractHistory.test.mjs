import { describe, expect, it } from '@jest/globals';
import { historyProblems, readHistory } from './contractHistory.mjs';

const table = (...rows) => rows.map(([version, day]) => `| ${version} | ${day} | x | |`).join('\n');
const problems = (offered, ...rows) => historyProblems(readHistory(table(...rows)), offered);

describe('historyProblems', () => {
  it('accepts versions that all have their row', () => {
    expect(problems(['1.1.0'], ['1.1.0', '2026-11-20'], ['1.0.0', '2026-11-01'])).toEqual([]);
  });

  it('requires a row for the newest version', () => {
    expect(problems(['1.2.0'], ['1.1.0', '2026-11-20'])).toEqual([
      'docs/contract.md begins with 1.1.0, and the contract is 1.2.0: give the version its row',
    ]);
  });

  it.each([
    [['2.1.0'], '2027-11-19', ['the contract 1 is offered no more']],
    [['2.1.0', '1.1.0'], '2027-11-19', []],
    [['2.1.0'], '2027-11-20', []],
  ])('keeps a major version for a year after the next: %j on %s', (offered, day, found) => {
    expect(
      problems(offered, ['2.1.0', day], ['2.0.0', '2026-11-20'], ['1.1.0', '2026-11-01']),
    ).toEqual(found.map((begin) => expect.stringContaining(begin)));
  });
});

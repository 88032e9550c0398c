import { describe, expect, it } from '@jest/globals';
import { versionProblem } from './versionProblem.ts';

const published = [
  { version: '1.9.0', hash: 'a' },
  { version: '1.10.0', hash: 'b' },
  { version: '2.0.0', hash: 'c' },
];

describe('versionProblem', () => {
  it.each([
    ['a version lower than the current one', '1.9.1', 'x', 'b', '1.9.1 is lower than 1.10.0'],
    ['an earlier release with a lower version', '1.9.0', 'a', 'b', '1.9.0 is lower than 1.10.0'],
    ['the current version with other content', '1.10.0', 'x', 'b', 'was published with other'],
    ['a version that was taken back, anew', '2.0.0', 'x', 'b', '2.0.0 was published with other'],
  ])('refuses %s', (_what, version, hash, current, sentence) => {
    expect(versionProblem({ version, hash }, current, published)).toContain(sentence);
  });

  it.each([
    ['a higher version', '1.11.0', 'x', 'b'],
    ['one between the current and one that was taken back', '1.10.1', 'x', 'b'],
    ['the current release', '1.10.0', 'b', 'b'],
    ['a release that was taken back, as it was', '2.0.0', 'c', 'b'],
    ['a new version where nothing runs', '0.1.0', 'x', undefined],
  ])('accepts %s', (_what, version, hash, current) => {
    expect(versionProblem({ version, hash }, current, published)).toBeUndefined();
  });
});

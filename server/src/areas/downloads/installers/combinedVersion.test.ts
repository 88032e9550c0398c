import { describe, expect, it } from '@jest/globals';
import { combinedVersion, latestVersion } from './combinedVersion.ts';

describe('combinedVersion', () => {
  it('answers 9.4 in the configured build', () => {
    expect(combinedVersion({ combinedBuild: '1203' })).toBe('9.4.1203');
  });
});

describe('latestVersion', () => {
  it.each([
    [['12.9.0', '12.10.0', '11.99.99'], '12.10.0'],
    [['12', '12.0'].map((version) => `${version}.1`), '12.1'],
    [['8.0.0', '9.4.1'], '8.0.0'],
    [['9.4.1'], undefined],
    [['9.4', '8.0.0'], '8.0.0'],
    [['9.40.1', '9.4.1'], '9.40.1'],
    [[], undefined],
  ])('picks from %j the version %s', (versions, latest) => {
    expect(latestVersion(versions)).toBe(latest);
    expect(latestVersion(versions.toReversed())).toBe(latest);
  });
});
